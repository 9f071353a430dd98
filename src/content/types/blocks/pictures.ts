import * as v from 'valibot';
import { blockOfKind, layout } from '../../block-fields.ts';
import { picture } from '../common.ts';
import { optionalField } from '../field.ts';

export const block = blockOfKind(
  'pictures',
  { es: 'Fotos', en: 'Photos' },
  {
    pictures: optionalField(v.array(picture), { label: { es: 'Fotos', en: 'Photos' } }, []),
    layout,
  },
);

import * as v from 'valibot';
import { blockOfKind, layout } from '../../block-fields.ts';
import { picture } from '../common.ts';
import { field } from '../field.ts';

export const block = blockOfKind(
  'pictures',
  { es: 'Fotos', en: 'Photos' },
  {
    pictures: v.optional(
      field(v.array(picture), { label: { es: 'Fotos', en: 'Photos' }, input: 'list' }),
      [],
    ),
    layout,
  },
);

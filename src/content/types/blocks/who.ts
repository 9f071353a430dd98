import { blockOfKind } from '../../block-fields.ts';
import { localizedList } from '../common.ts';
import { optionalField } from '../field.ts';

export const block = blockOfKind(
  'who',
  { es: 'Quiénes somos', en: 'Who we are' },
  {
    paragraphs: optionalField(localizedList, {
      label: { es: 'Párrafos', en: 'Paragraphs' },
      help: { es: 'El primero se ve más grande.', en: 'The first is shown larger.' },
    }),
  },
);

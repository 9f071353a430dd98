import * as v from 'valibot';
import { blockOfKind } from '../../block-fields.ts';
import { icon, localizedString, items } from '../common.ts';
import { field, optionalField } from '../field.ts';

export const block = blockOfKind(
  'features',
  { es: 'Qué ofrece', en: 'What it offers' },
  {
    items: optionalField(
      items({
        icon: v.optional(icon),
        title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
        text: field(localizedString, {
          label: { es: 'Texto', en: 'Text' },
          input: 'multiline',
        }),
      }),
      { label: { es: 'Ventajas', en: 'Points' }, input: 'list' },
      [],
    ),
  },
);

import * as v from 'valibot';
import { blockOfKind } from '../../block-fields.ts';
import { icon, localizedString, localizedText, items } from '../common.ts';
import { field, optionalField } from '../field.ts';

export const block = blockOfKind(
  'features',
  { es: 'Qué ofrece', en: 'What it offers' },
  {
    items: optionalField(
      items({
        icon: v.optional(icon),
        title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
        text: field(localizedText, { label: { es: 'Texto', en: 'Text' } }),
      }),
      { label: { es: 'Ventajas', en: 'Points' } },
      [],
    ),
  },
);

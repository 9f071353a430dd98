import { blockOfKind, ofService, switchOf, text } from '../../block-fields.ts';

export const block = blockOfKind(
  'dates',
  { es: 'Fechas abiertas', en: 'Open dates' },
  {
    text,
    saysNone: switchOf({ es: 'Decir si no hay ninguna', en: 'Say so if there are none' }),
    ofService,
  },
);

import { blockOfKind, ofService, switchOf, text } from '../../block-fields.ts';

export const block = blockOfKind(
  'courses',
  { es: 'Talleres', en: 'Workshops' },
  {
    text,
    hasFacts: switchOf({
      es: 'Con horario, precio y reserva del primero',
      en: 'With times, price and booking of the first',
    }),
    ofService,
  },
);

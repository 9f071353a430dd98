import { bilingual } from '../words.ts';

/** What notifications say; never anything of who wrote. */
export const pushWords = bilingual({
  request: { es: 'Solicitud nueva', en: 'New request' },
  contact: { es: 'Mensaje nuevo', en: 'New message' },
  feedback: { es: 'Opinión nueva', en: 'New feedback' },
  several: { es: '{{count}} novedades', en: '{{count}} new items' },
  open: { es: 'Toca para verla.', en: 'Tap to open it.' },
  openSeveral: { es: 'Toca para verlas.', en: 'Tap to see them.' },
});

import { news } from '../inbox-words.ts';
import { bilingual } from '../words.ts';

/** What notifications say; never anything of who wrote. */
export const pushWords = bilingual({
  ...news,
  several: { es: '{{count}} novedades', en: '{{count}} new items' },
  open: { es: 'Toca para verla.', en: 'Tap to open it.' },
  openSeveral: { es: 'Toca para verlas.', en: 'Tap to see them.' },
});

import type { OfficeLanguage } from '../../account.ts';

/** What notifications say; never anything of who wrote. */
export const PUSH_WORDS = {
  es: {
    request: 'Solicitud nueva',
    contact: 'Mensaje nuevo',
    feedback: 'Opinión nueva',
    several: (count: number) => `${count} novedades`,
    open: 'Toca para verla.',
    openSeveral: 'Toca para verlas.',
  },
  en: {
    request: 'New request',
    contact: 'New message',
    feedback: 'New feedback',
    several: (count: number) => `${count} new items`,
    open: 'Tap to open it.',
    openSeveral: 'Tap to see them.',
  },
} as const satisfies Record<OfficeLanguage, object>;

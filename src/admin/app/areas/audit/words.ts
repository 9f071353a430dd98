import { areaWords } from '../../area.ts';

export const words = areaWords({
  es: {
    title: 'Quién hizo qué',
    at: 'Cuándo',
    who: 'Quién',
    action: 'Qué',
    subject: 'A qué',
    change: 'Cambio',
    empty: 'Aquí verás cada cambio: quién lo hizo, cuándo y qué había antes.',
  },
  en: {
    title: 'Who did what',
    at: 'When',
    who: 'Who',
    action: 'What',
    subject: 'To what',
    change: 'Change',
    empty: 'Every change shows up here: who made it, when, and what was there before.',
  },
});

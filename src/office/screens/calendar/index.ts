import { lazy } from 'react';
import { CalendarMonthIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

export const area: Area = {
  name: 'calendar',
  needs: 'requests',
  firstWords: bilingual({
    title: { es: 'Calendario', en: 'Calendar' },
    why: {
      place: {
        es: '{{place}}, {{at}}: habría {{people|persona|personas}} y caben {{most}}.',
        en: '{{place}}: at {{at}} there’d be {{people|person|people}}, and there’s room for {{most}}.',
      },
      groups: {
        es: '{{groups|grupo|grupos}}, y el equipo puede con {{most}}.',
        en: '{{groups|group|groups}}, and the team can serve {{most}}.',
      },
      service: {
        es: '{{service}}: {{people|persona|personas}} ese día, y son {{most}} como mucho.',
        en: '{{service}}: {{people|person|people}} that day, and {{most}} at most.',
      },
      notHad: {
        es: '{{service}} no se ofrece ese día.',
        en: '{{service}} isn’t offered that day.',
      },
      closed: { es: 'Ese día está cerrado.', en: 'We’re closed that day.' },
      closedFor: {
        es: 'Ese día está cerrado: {{name}}.',
        en: 'We’re closed that day: {{name}}.',
      },
      maybe: { es: 'Si se confirma todo.', en: 'If everything’s confirmed.' },
    },
  }),
  words: () => import('./words.ts'),
  menu: [{ to: '/calendar', label: 'calendar.title', icon: CalendarMonthIcon, order: 12 }],
  pages: [
    { path: '/calendar', screen: lazy(() => import('./CalendarScreen.tsx')) },
    {
      path: '/kitchen/:day',
      screen: lazy(() => import('./KitchenSheet.tsx')),
      isBare: true,
    },
  ],
};

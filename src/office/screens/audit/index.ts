import { lazy } from 'react';
import { HistoryIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

export const area: Area = {
  name: 'audit',
  firstWords: bilingual({
    title: { es: 'Quién hizo qué', en: 'Who did what' },
  }),
  words: () => import('./words.ts'),
  menu: [
    {
      to: '/audit',
      label: 'audit.title',
      icon: HistoryIcon,
      needs: 'settings',
      order: 90,
      group: 'office.groups.business',
    },
  ],
  resources: [{ name: 'audit', needs: 'settings', list: lazy(() => import('./AuditList.tsx')) }],
};

import { lazy } from 'react';
import { HistoryIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

export const area: Area = {
  name: 'audit',
  needs: 'settings',
  firstWords: bilingual({
    title: { es: 'Quién hizo qué', en: 'Who did what' },
  }),
  words: () => import('./words.ts'),
  menu: [{ to: '/audit', label: 'audit.title', icon: HistoryIcon, order: 90, group: 'business' }],
  resources: [{ name: 'audit', list: lazy(() => import('./AuditList.tsx')) }],
};

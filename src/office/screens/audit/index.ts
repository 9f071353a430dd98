import { lazy } from 'react';
import { HistoryIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { words } from './words.ts';

export const area: Area = {
  name: 'audit',
  words,
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

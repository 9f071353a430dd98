import { lazy } from 'react';
import { ImportExportIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

/** Everything of the content in and out, and the last backup. */
export const area: Area = {
  name: 'transfer',
  needs: 'settings',
  firstWords: bilingual({
    menu: { es: 'Copias', en: 'Backups' },
  }),
  words: () => import('./words.ts'),
  menu: [
    {
      to: '/transfer',
      label: 'transfer.menu',
      icon: ImportExportIcon,
      order: 88,
      group: 'business',
    },
  ],
  pages: [{ path: '/transfer', screen: lazy(() => import('./Transfer.tsx')) }],
};

import { createElement, lazy } from 'react';
import { ImportExportIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

const Transfer = lazy(() => import('./Transfer.tsx'));

/** Everything of the content in and out, and the last backup. */
export const area: Area = {
  name: 'transfer',
  firstWords: bilingual({
    menu: { es: 'Copias', en: 'Backups' },
  }),
  words: () => import('./words.ts'),
  menu: [
    {
      ...{ to: '/transfer', label: 'transfer.menu', icon: ImportExportIcon },
      ...{ needs: 'settings', order: 88, group: 'office.groups.business' },
    },
  ],
  pages: [{ path: '/transfer', element: createElement(Transfer), needs: 'settings' }],
};

import { createElement, lazy } from 'react';
import { PrivacyTipIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

const PrivacyScreen = lazy(() => import('./PrivacyScreen.tsx'));

export const area: Area = {
  name: 'privacy',
  firstWords: bilingual({
    title: { es: 'Privacidad', en: 'Privacy' },
  }),
  words: () => import('./words.ts'),
  menu: [
    {
      to: '/privacy',
      label: 'privacy.title',
      icon: PrivacyTipIcon,
      needs: 'requests',
      order: 89,
      group: 'office.groups.business',
    },
  ],
  pages: [{ path: '/privacy', element: createElement(PrivacyScreen), needs: 'requests' }],
};

import { lazy } from 'react';
import { PrivacyTipIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

export const area: Area = {
  name: 'privacy',
  needs: 'requests',
  firstWords: bilingual({
    title: { es: 'Privacidad', en: 'Privacy' },
  }),
  words: () => import('./words.ts'),
  menu: [
    { to: '/privacy', label: 'privacy.title', icon: PrivacyTipIcon, order: 89, group: 'business' },
  ],
  pages: [{ path: '/privacy', screen: lazy(() => import('./PrivacyScreen.tsx')) }],
};

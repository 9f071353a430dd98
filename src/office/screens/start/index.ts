import { lazy } from 'react';
import type { Area } from '../../app/area.ts';

const Start = lazy(() => import('./Start.tsx'));

/** The guided start: what a business that begins with nothing does first, one step after another. */
export const area: Area = {
  name: 'start',
  needs: 'settings',
  words: () => import('./words.ts'),
  pages: [
    { path: '/start', screen: Start },
    { path: '/start/:step', screen: Start },
  ],
};

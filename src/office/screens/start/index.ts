import { createElement, lazy } from 'react';
import type { Area } from '../../app/area.ts';

const Start = lazy(() => import('./Start.tsx'));

/** The guided start: what a business that begins with nothing does first, one step after another. */
export const area: Area = {
  name: 'start',
  words: () => import('./words.ts'),
  pages: ['/start', '/start/:step'].map((path) => ({
    ...{ path, element: createElement(Start), needs: 'settings' as const },
  })),
};

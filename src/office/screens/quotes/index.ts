import { lazy } from 'react';
import { RequestQuoteIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { firstWords } from './first-words.ts';

export const area: Area = {
  name: 'quotes',
  needs: 'requests',
  firstWords,
  words: () => import('./words.ts'),
  menu: [
    { to: '/quotes', label: 'quotes.title', icon: RequestQuoteIcon, order: 22, group: 'requests' },
  ],
  resources: [
    {
      name: 'quotes',
      list: lazy(() => import('./QuotesList.tsx')),
      edit: lazy(() => import('./QuoteScreen.tsx')),
    },
  ],
  pages: [{ path: '/quotes/new/:submissionId', screen: lazy(() => import('./NewQuote.tsx')) }],
};

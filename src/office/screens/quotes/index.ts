import { createElement, lazy } from 'react';
import { RequestQuoteIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { firstWords } from './first-words.ts';

const NewQuote = lazy(() => import('./NewQuote.tsx'));

export const area: Area = {
  name: 'quotes',
  firstWords,
  words: () => import('./words.ts'),
  menu: [
    {
      to: '/quotes',
      label: 'quotes.title',
      icon: RequestQuoteIcon,
      needs: 'requests',
      order: 22,
      group: 'office.groups.requests',
    },
  ],
  resources: [
    {
      name: 'quotes',
      needs: 'requests',
      list: lazy(() => import('./QuotesList.tsx')),
      edit: lazy(() => import('./QuoteScreen.tsx')),
    },
  ],
  pages: [
    { path: '/quotes/new/:submissionId', element: createElement(NewQuote), needs: 'requests' },
  ],
};

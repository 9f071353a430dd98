import { createElement, lazy } from 'react';
import { ReviewsIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

const FeedbackScreen = lazy(() => import('./FeedbackScreen.tsx'));

export const area: Area = {
  name: 'feedback',
  firstWords: bilingual({
    title: { es: 'Opiniones', en: 'Feedback' },
  }),
  words: () => import('./words.ts'),
  menu: [
    {
      to: '/feedback',
      label: 'feedback.title',
      icon: ReviewsIcon,
      needs: 'requests',
      order: 24,
      group: 'office.groups.requests',
    },
  ],
  pages: [{ path: '/feedback', element: createElement(FeedbackScreen), needs: 'requests' }],
};

import { lazy } from 'react';
import { ReviewsIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

export const area: Area = {
  name: 'feedback',
  needs: 'requests',
  firstWords: bilingual({
    title: { es: 'Opiniones', en: 'Feedback' },
  }),
  words: () => import('./words.ts'),
  menu: [
    { to: '/feedback', label: 'feedback.title', icon: ReviewsIcon, order: 24, group: 'requests' },
  ],
  pages: [{ path: '/feedback', screen: lazy(() => import('./FeedbackScreen.tsx')) }],
};

import { createElement, lazy } from 'react';
import { CalendarMonthIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { words } from './words.ts';

const CalendarScreen = lazy(() => import('./CalendarScreen.tsx'));
const KitchenSheet = lazy(() => import('./KitchenSheet.tsx'));

export const area: Area = {
  name: 'calendar',
  words,
  menu: [
    {
      to: '/calendar',
      label: 'calendar.title',
      icon: CalendarMonthIcon,
      needs: 'requests',
      order: 12,
    },
  ],
  pages: [
    { path: '/calendar', element: createElement(CalendarScreen), needs: 'requests' },
    {
      path: '/kitchen/:day',
      element: createElement(KitchenSheet),
      needs: 'requests',
      isBare: true,
    },
  ],
};

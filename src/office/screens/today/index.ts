import { createElement, lazy } from 'react';
import { WbSunnyOutlinedIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { words } from './words.ts';

const TodayScreen = lazy(() => import('./TodayScreen.tsx'));

export const area: Area = {
  name: 'today',
  firstWords: words,
  menu: [{ to: '/', label: 'today.title', icon: WbSunnyOutlinedIcon, needs: 'anyone', order: 0 }],
  pages: [{ path: '/', element: createElement(TodayScreen), needs: 'anyone' }],
};

import { WbSunnyOutlinedIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { words } from './words.ts';

export const area: Area = {
  name: 'today',
  needs: 'anyone',
  firstWords: words,
  menu: [{ to: '/', label: 'today.title', icon: WbSunnyOutlinedIcon, order: 0 }],
  // Its screen is the first one, which Office.tsx shows.
};

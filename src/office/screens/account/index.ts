import { lazy } from 'react';
import { GroupIcon, PersonIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { words } from './words.ts';

/** One's own account, and the people of the business. Getting in is in sign-in-screens.ts. */
export const area: Area = {
  name: 'account',
  needs: 'anyone',
  firstWords: words,
  words: () => import('./inside-words.ts'),
  menu: [
    { to: '/account', label: 'account.title', icon: PersonIcon, order: 95, group: 'business' },
    {
      to: '/people',
      label: 'account.people',
      icon: GroupIcon,
      needs: 'accounts',
      order: 85,
      group: 'business',
    },
  ],
  pages: [
    { path: '/account', screen: lazy(() => import('./MyAccount.tsx')) },
    { path: '/people', screen: lazy(() => import('./People.tsx')), needs: 'accounts' },
  ],
};

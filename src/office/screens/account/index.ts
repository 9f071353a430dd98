import { createElement, lazy } from 'react';
import { GroupIcon, PersonIcon } from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { words } from './words.ts';

const MyAccount = lazy(() => import('./MyAccount.tsx'));
const People = lazy(() => import('./People.tsx'));

/** One's own account, and the people of the business. Getting in is in doors.ts. */
export const area: Area = {
  name: 'account',
  firstWords: words,
  words: () => import('./inside-words.ts'),
  menu: [
    {
      ...{ to: '/account', label: 'account.title', icon: PersonIcon, needs: 'anyone', order: 95 },
      group: 'office.groups.business',
    },
    {
      ...{ to: '/people', label: 'account.people', icon: GroupIcon, needs: 'accounts', order: 85 },
      group: 'office.groups.business',
    },
  ],
  pages: [
    { path: '/account', element: createElement(MyAccount), needs: 'anyone' },
    { path: '/people', element: createElement(People), needs: 'accounts' },
  ],
};

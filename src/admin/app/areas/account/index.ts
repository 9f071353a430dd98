import GroupIcon from '@mui/icons-material/Group';
import PersonIcon from '@mui/icons-material/Person';
import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Area } from '../../area.ts';
import { DoorScreen } from './parts/DoorScreen.tsx';
import { words } from './words.ts';

const MyAccount = lazy(() => import('./MyAccount.tsx'));
const People = lazy(() => import('./People.tsx'));

/** A screen for who is not signed in. */
const door = (path: string, screen: LazyExoticComponent<ComponentType>) => ({
  ...{ path, element: createElement(DoorScreen, { screen }), isBare: true },
});

/** Getting in, one's own account, and the people of the business. */
export const accountArea: Area = {
  name: 'account',
  words,
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
    door(
      '/set-up',
      lazy(() => import('./SetUp.tsx')),
    ),
    door(
      '/invitation',
      lazy(() => import('./Invitation.tsx')),
    ),
    door(
      '/recovery',
      lazy(() => import('./Recovery.tsx')),
    ),
  ],
};

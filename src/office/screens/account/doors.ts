import { lazy } from 'react';

/** The screens for who is not signed in; nothing on them asks for a session. */
export const DOORS = [
  { path: '/login', screen: lazy(() => import('./SignIn.tsx')) },
  { path: '/set-up', screen: lazy(() => import('./SetUp.tsx')) },
  { path: '/invitation', screen: lazy(() => import('./Invitation.tsx')) },
  { path: '/forgotten', screen: lazy(() => import('./Forgotten.tsx')) },
  { path: '/recovery', screen: lazy(() => import('./Recovery.tsx')) },
] as const;

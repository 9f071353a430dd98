import { lazy } from 'react';
import SignIn from './SignIn.tsx';

/**
 * The screens for who is not signed in; nothing on them asks for a session. `SignIn` is in the first file, and
 * not lazy: React shows what is 300 ms after what stood in its place.
 */
export const SIGN_IN_SCREENS = [
  { path: '/login', screen: SignIn },
  { path: '/set-up', screen: lazy(() => import('./SetUp.tsx')) },
  { path: '/invitation', screen: lazy(() => import('./Invitation.tsx')) },
  { path: '/forgotten', screen: lazy(() => import('./Forgotten.tsx')) },
  { path: '/recovery', screen: lazy(() => import('./Recovery.tsx')) },
] as const;

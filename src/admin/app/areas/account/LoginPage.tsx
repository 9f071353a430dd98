import { lazy } from 'react';
import { DoorScreen } from './parts/DoorScreen.tsx';

const SignIn = lazy(() => import('./SignIn.tsx'));

/** Where who is not signed in is sent. */
export function LoginPage() {
  return <DoorScreen screen={SignIn} />;
}

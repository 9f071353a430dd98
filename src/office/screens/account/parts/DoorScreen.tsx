import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenFailed } from '../../../ui/layout/ScreenFailed.tsx';
import { Boundary } from '../../../ui/Boundary.tsx';

/** What stands around a screen outside of the office, which is loaded when it is opened. */
export function DoorScreen({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary at={pathname} failed={ScreenFailed}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

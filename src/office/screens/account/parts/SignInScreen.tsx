import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ScreenFailed } from '../../../ui/layout/ScreenFailed.tsx';

/** What stands around each sign-in screen. */
export function SignInScreen({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ScreenFailed} resetKeys={[pathname]}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

import type { ReactNode } from 'react';
import { Failed } from './Failed.tsx';
import { LoadingBar } from './Loading.tsx';

interface NotYetOptions {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** What is shown while it is on its way. */
  readonly children?: ReactNode;
}

/**
 * What stands in the place of what could not be read, or is on its way. What is there already stays when reading it
 * again fails: somebody may be typing in it.
 */
export function NotYet({ error, onRetry, children = <LoadingBar /> }: NotYetOptions) {
  return error ? <Failed error={error} onRetry={onRetry} /> : children;
}

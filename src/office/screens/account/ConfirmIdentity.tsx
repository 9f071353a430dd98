import { lazy, Suspense, useEffect, useState } from 'react';
import { askIdentityWith, CallError } from '../../app/call.ts';

const ConfirmDialog = lazy(() => import('./parts/ConfirmDialog.tsx'));

interface Asked {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks somebody to show again who they are, over whatever screen they are on, whenever a call is refused for
 * want of it. The call is then made again; of several at once all wait for the one answer.
 */
export function ConfirmIdentity() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    let open: Asked | null = null;
    askIdentityWith(() => {
      if (!open) {
        open = Promise.withResolvers<void>();
        const close = () => setAsked((open = null));
        open.promise.then(close, close);
        setAsked(open);
      }
      return open.promise;
    });
    return () => askIdentityWith(null);
  }, []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        onConfirmed={asked.resolve}
        onCancel={() => asked.reject(new CallError(0, 'notConfirmed'))}
      />
    </Suspense>
  );
}

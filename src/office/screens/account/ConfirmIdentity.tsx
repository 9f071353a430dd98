import { useEffect, useState } from 'react';
import { askIdentityWith, CallError } from '../../app/call.ts';
import { ConfirmDialog } from './parts/ConfirmDialog.tsx';

/**
 * Asks somebody to show again who they are, over whatever screen they are on, whenever a call is refused for
 * want of it. The call is then made again; of several at once all wait for the one answer.
 */
export function ConfirmIdentity() {
  const [asked, setAsked] = useState<PromiseWithResolvers<void> | null>(null);
  useEffect(() => {
    let open: PromiseWithResolvers<void> | null = null;
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
    <ConfirmDialog
      onConfirmed={asked.resolve}
      onCancel={() => asked.reject(new CallError(0, 'notConfirmed'))}
    />
  );
}

import { MessageDialog } from '../dialog/Dialog.tsx';
import { useWords } from '../words.ts';
import type { Failure } from './send.ts';

/** How a request ended: it arrived, it waits for the connection, or it failed. */
export type Ending =
  | { readonly state: 'stored' | 'kept' | 'later' }
  | (Failure & {
      /** Leaves it to this browser to try again; there only when that may help. */
      readonly sendLater?: (() => void) | undefined;
    });

interface RequestDialogsProps {
  ending: Ending | undefined;
  onClose: () => void;
}

/** The dialogs after a request, in words. */
export function RequestDialogs({ ending, onClose }: RequestDialogsProps) {
  const { request: words } = useWords('forms');
  const state = ending?.state ?? 'stored';
  const told = {
    stored: words.success,
    kept: words.kept,
    later: words.later,
    failed: words.failure,
  }[state];
  const failure = ending?.state === 'failed' ? ending : undefined;
  return (
    <MessageDialog isOpen={Boolean(ending)} onClose={onClose} {...told}>
      {failure && (
        <p className="soft small" lang="en">
          {failure.status} {failure.statusText}
        </p>
      )}
      {failure?.sendLater && (
        <button type="button" className="link" onClick={failure.sendLater}>
          {words.failure.later}
        </button>
      )}
    </MessageDialog>
  );
}

import { Button, Snackbar } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';

interface Undoable {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
  /** Where what was done is seen. */
  readonly page?: string | null;
}

/** Long enough to read what was done, and to go where it is seen, milliseconds. */
const STAYS = { plain: 8_000, withPage: 20_000 } as const;

/** Says what was done, and takes it back or leads to it for a while. */
export function useUndoBar() {
  const t = useTranslate();
  const [done, setDone] = useState<Undoable | null>(null);
  const offerUndo = useCallback((text: string, undo?: () => void) => setDone({ text, undo }), []);
  const close = () => setDone(null);
  const page = done?.page ?? null;
  const bar = (
    <Snackbar
      open={done !== null}
      onClose={(_, reason) => reason === 'timeout' && close()}
      autoHideDuration={page === null ? STAYS.plain : STAYS.withPage}
      message={done?.text}
      action={
        <>
          {page !== null && (
            <Button color="inherit" href={page} target="_blank" rel="noopener">
              {t('content.done.see')}
            </Button>
          )}
          {done?.undo && (
            <Button
              color="inherit"
              onClick={() => {
                done.undo?.();
                close();
              }}
            >
              {t('ra.action.undo')}
            </Button>
          )}
        </>
      }
    />
  );
  return { offerUndo, tell: setDone, bar };
}

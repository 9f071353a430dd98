import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';

interface Undoable {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

/** Says what was done, and takes it back for a while. */
export function useUndoBar() {
  const t = useTranslate();
  const [done, setDone] = useState<Undoable | null>(null);
  const offerUndo = useCallback((text: string, undo?: () => void) => setDone({ text, undo }), []);
  const close = () => setDone(null);
  const bar = (
    <Snackbar
      open={done !== null}
      onClose={(_, reason) => reason === 'timeout' && close()}
      autoHideDuration={8_000}
      message={done?.text}
      action={
        done?.undo && (
          <Button
            color="inherit"
            onClick={() => {
              done.undo?.();
              close();
            }}
          >
            {t('content.actions.undo')}
          </Button>
        )
      }
    />
  );
  return { offerUndo, bar };
}

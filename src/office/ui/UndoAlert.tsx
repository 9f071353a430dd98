import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';

interface UndoAlertOptions {
  readonly text: string;
  readonly isBusy?: boolean;
  /** Where visitors see what was done. */
  readonly page?: string | null;
  /** Without it there is no way back. */
  readonly onUndo?: (() => void) | undefined;
}

/** Says what was done, with a way back. */
export function UndoAlert({ text, isBusy = false, page = null, onUndo }: UndoAlertOptions) {
  const t = useTranslate();
  return (
    <Alert
      severity="success"
      role="status"
      variant="outlined"
      sx={{ bgcolor: 'background.paper', alignItems: 'center' }}
      action={
        <>
          {page !== null && (
            <Button href={page} target="_blank" rel="noopener">
              {t('content.done.see')}
            </Button>
          )}
          {onUndo && (
            <Button data-undo disabled={isBusy} onClick={onUndo}>
              {t('ra.action.undo')}
            </Button>
          )}
        </>
      }
    >
      {text}
    </Alert>
  );
}

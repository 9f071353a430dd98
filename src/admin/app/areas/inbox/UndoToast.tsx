import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'react-admin';

/** Says what was done, with a way back. */
export function UndoToast({ text, onUndo }: { text: string; onUndo?: () => void }) {
  const t = useTranslate();
  const close = useCloseNotification();
  return (
    <Alert
      severity="success"
      variant="outlined"
      role="status"
      sx={{ bgcolor: 'background.paper', alignItems: 'center' }}
      action={
        onUndo && (
          <Button
            color="inherit"
            onClick={() => {
              onUndo();
              close();
            }}
          >
            {t('inbox.undo')}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}

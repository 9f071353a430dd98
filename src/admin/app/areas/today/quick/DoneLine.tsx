import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Done } from '../useToday.ts';

interface DoneLineOptions {
  done: Done;
  isBusy: boolean;
  onUndo: (undo: NonNullable<Done['undo']>) => Promise<void>;
}

/** Says what is on the website now, and takes it back. */
export function DoneLine({ done: { text, undo }, isBusy, onUndo }: DoneLineOptions) {
  const t = useTranslate();
  return (
    <Alert
      severity="success"
      role="status"
      variant="outlined"
      sx={{ bgcolor: 'background.paper', alignItems: 'center' }}
      action={
        undo && (
          <Button disabled={isBusy} onClick={() => void onUndo(undo)}>
            {t('today.quick.undo')}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}

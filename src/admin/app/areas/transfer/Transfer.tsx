import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { addressOf, call } from '../../call.ts';
import { useSay } from '../../say.ts';
import { BackupSection } from './BackupSection.tsx';
import { ImportSection } from './ImportSection.tsx';

interface TransferState {
  readonly isContentHere: boolean;
  /** Milliseconds since 1970. */
  readonly lastBackup: { readonly madeAt: number; readonly bytes: number } | null;
  readonly maximumBytes: number;
}

/** The content in and out, and when it was last backed up. */
export default function Transfer() {
  const t = useTranslate();
  const say = useSay();
  const [state, setState] = useState<TransferState | null>(null);
  useEffect(() => {
    call<TransferState>('GET', 'transfer').then(setState, say);
    // Once: what it says does not change while one looks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <Title title={t('transfer.title')} />
      {state && (
        <Stack spacing={2} sx={{ maxWidth: 720, mt: 2 }}>
          <Part title={t('transfer.backup.title')}>
            <BackupSection lastMadeAt={state.lastBackup?.madeAt} />
          </Part>
          {!state.isContentHere && <Alert severity="info">{t('transfer.elsewhere')}</Alert>}
          {state.isContentHere && (
            <>
              <Part title={t('transfer.export.title')}>
                <Typography sx={{ mb: 2 }}>{t('transfer.export.text')}</Typography>
                <Button
                  variant="contained"
                  href={addressOf('transfer/export')}
                  download
                  sx={{ minHeight: 44 }}
                >
                  {t('transfer.export.button')}
                </Button>
              </Part>
              <Part title={t('transfer.import.title')}>
                <ImportSection maximumBytes={state.maximumBytes} />
              </Part>
            </>
          )}
        </Stack>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

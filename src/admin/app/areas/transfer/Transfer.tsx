import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { addressOf, call } from '../../call.ts';
import { Section } from '../../parts/Section.tsx';
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
          <Section title={t('transfer.backup.title')}>
            <BackupSection lastMadeAt={state.lastBackup?.madeAt} />
          </Section>
          {!state.isContentHere && <Alert severity="info">{t('transfer.elsewhere')}</Alert>}
          {state.isContentHere && (
            <>
              <Section title={t('transfer.export.title')}>
                <Typography sx={{ mb: 2 }}>{t('transfer.export.text')}</Typography>
                <Button
                  variant="contained"
                  href={addressOf('transfer/export')}
                  download
                  sx={{ minHeight: 44 }}
                >
                  {t('transfer.export.button')}
                </Button>
              </Section>
              <Section title={t('transfer.import.title')}>
                <ImportSection maximumBytes={state.maximumBytes} />
              </Section>
            </>
          )}
        </Stack>
      )}
    </>
  );
}

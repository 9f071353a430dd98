import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { download } from '../../app/download.ts';
import { Failed } from '../../ui/Failed.tsx';
import { useSay } from '../../app/say.ts';
import { Section } from '../../ui/Section.tsx';
import { api } from './api.ts';
import { BackupSection, useBackups } from './BackupSection.tsx';
import { ImportSection } from './ImportSection.tsx';
import { Title } from '../../ui/Title.tsx';

/** The content in and out, and when it was last backed up. */
export default function Transfer() {
  const t = useTranslate();
  const say = useSay();
  const {
    data: state,
    error,
    refetch,
  } = useQuery({ queryKey: ['transfer'], queryFn: () => api('GET /transfer') });
  const backups = useBackups();
  return (
    <>
      <Title title={t('transfer.title')} />
      {error && <Failed error={error} onRetry={refetch} />}
      {state && !backups.isPending && (
        <Stack spacing={2} sx={{ maxWidth: 720, mt: 2 }}>
          <Section title={t('shared.backup')}>
            <BackupSection backups={backups} lastMadeAt={state.lastBackup?.madeAt} />
          </Section>
          {!state.isContentHere && <Alert severity="info">{t('transfer.elsewhere')}</Alert>}
          {state.isContentHere && (
            <>
              <Section title={t('transfer.export.title')}>
                <Typography sx={{ mb: 2 }}>{t('transfer.export.text')}</Typography>
                <Button
                  variant="contained"
                  onClick={() => void download('transfer/export').catch(say)}
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

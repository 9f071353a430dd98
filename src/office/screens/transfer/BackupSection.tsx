import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { download } from '../../app/download.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { api } from './api.ts';
import { Hint } from '../../ui/Hint.tsx';

/** How often a backup under way is asked after, milliseconds. */
const LOOK = 1_000;

/** The backups that are kept, and how the one under way goes. */
export function useBackups() {
  return useQuery({
    queryKey: ['backups'],
    queryFn: () => api('GET /backups'),
    refetchInterval: ({ state: { data } }) => data?.run?.state === 'running' && LOOK,
  });
}

interface BackupSectionOptions {
  readonly backups: ReturnType<typeof useBackups>;
  readonly lastMadeAt: number | undefined;
}

/** Makes a backup beside the site, says how it goes, and hands out those that are kept. */
export function BackupSection({ backups, lastMadeAt }: BackupSectionOptions) {
  const t = useTranslate();
  const say = useSay();
  const { work } = useWork('transfer');
  const { full: when, megabytes } = useFormats();
  const [hasKey, setHasKey] = useState(true);
  const notify = useNotify();
  const { data: state, error, refetch } = backups;
  const isRunning = state?.run?.state === 'running';
  const start = async () => {
    await work(() => api('POST /backups', { body: { hasKey } }));
    await refetch();
  };
  if (!state) return <Failed error={error} onRetry={refetch} />;
  const send = (name: string) =>
    work(async () => {
      await api('POST /backups/:name/bucket', { params: { name } });
      notify('transfer.backup.sent', { type: 'success' });
    });
  const { data, run, canRun, canSend, kept } = state;
  const newest = Math.max(lastMadeAt ?? 0, data[0]?.madeAt ?? 0);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity={newest ? 'success' : 'warning'} sx={{ width: '100%' }}>
        {newest ? t('transfer.backup.last', { when: when(newest) }) : t('transfer.backup.none')}
      </Alert>
      {canRun && (
        <>
          <Typography>{t('transfer.backup.text', { kept })}</Typography>
          <Box>
            <Tick
              label={t('transfer.backup.withKey')}
              checked={hasKey}
              disabled={isRunning}
              onChange={setHasKey}
            />
            <Hint>{t(hasKey ? 'transfer.backup.keyIn' : 'transfer.backup.keyOut')}</Hint>
          </Box>
          <Button variant="contained" disabled={isRunning} onClick={() => void start()}>
            {t('transfer.backup.start')}
          </Button>
        </>
      )}
      <Box role="status" sx={{ width: '100%' }}>
        {run?.state === 'running' && <Running bytes={run.bytes} />}
        {run?.state === 'done' && <Alert severity="success">{t('transfer.backup.done')}</Alert>}
        {run?.state === 'failed' && <Alert severity="error">{t('transfer.backup.failed')}</Alert>}
      </Box>
      {data.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {data.map(({ name, madeAt, bytes, hasKey }) => (
            <Box
              component="li"
              key={name}
              sx={{
                ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
                ...{ justifyContent: 'space-between', borderTop: 1, borderColor: 'divider', pt: 1 },
              }}
            >
              <Typography>
                {when(madeAt)}
                <Typography component="span" variant="body2" color="textSecondary">
                  <br />
                  {t(hasKey ? 'transfer.backup.ofKey' : 'transfer.backup.ofNoKey', {
                    size: megabytes(bytes),
                  })}
                </Typography>
              </Typography>
              {canSend && (
                <Button
                  variant="outlined"
                  onClick={() => void send(name)}
                  aria-label={t('transfer.backup.sendOf', { when: when(madeAt) })}
                >
                  {t('transfer.backup.send')}
                </Button>
              )}
              <Button
                variant="outlined"
                onClick={() => void download(`backups/${name}`).catch(say)}
                aria-label={t('transfer.backup.takeOf', { when: when(madeAt) })}
              >
                {t('shared.download')}
              </Button>
            </Box>
          ))}
        </Stack>
      )}
      <Hint>{t('transfer.backup.nightly')}</Hint>
    </Stack>
  );
}

function Running({ bytes }: { bytes: number }) {
  const t = useTranslate();
  const { megabytes } = useFormats();
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {t('transfer.backup.running', { size: megabytes(bytes) })}
      </Typography>
      <LinearProgress aria-label={t('shared.backup')} />
    </>
  );
}

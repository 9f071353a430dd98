import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { hasChangedMind, upload } from '../../app/call.ts';
import { confirmBefore } from '../../app/download.ts';
import { useFormats } from '../../app/formats.ts';
import { useWhy } from '../../app/say.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { ReportView } from './ReportView.tsx';
import type { ImportAnswer } from './api.ts';

/** How far it is: the share that has gone, then 1 while the server works. */
interface Progress {
  readonly share: number;
  readonly isDryRun: boolean;
}

/** A file is chosen and checked; what would happen is read; then it happens, or not. */
export function ImportSection({ maximumBytes }: { maximumBytes: number }) {
  const t = useTranslate();
  const why = useWhy('transfer');
  const { megabytes } = useFormats();
  const most = megabytes(maximumBytes, 0);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [report, setReport] = useState<ImportAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (chosen: File, isDryRun: boolean) => {
    setProblem(null);
    setProgress({ share: 0, isDryRun });
    try {
      // Before hundreds of megabytes are sent, which the server would refuse.
      await confirmBefore();
      const report = await upload<ImportAnswer>(
        'transfer/import',
        new Blob([chosen], { type: 'application/gzip' }),
        (share) => setProgress({ share, isDryRun }),
        { dryRun: isDryRun ? 'yes' : 'no' },
      );
      setReport(report);
    } catch (error) {
      if (!hasChangedMind(error)) setProblem(why(error));
    } finally {
      setProgress(null);
    }
  };
  const choose = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setReport(null);
    setFile(chosen);
    if (chosen.size > maximumBytes) setProblem(t('transfer.import.tooLarge', { size: most }));
    else void send(chosen, true);
  };
  const forget = () => {
    setFile(null);
    setReport(null);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{t('transfer.import.text', { size: most })}</Typography>
      {!progress && !report?.isDryRun && (
        <FileButton
          label={t(report ? 'transfer.import.other' : 'transfer.import.choose')}
          accept=".gz,.tgz,application/gzip"
          variant="outlined"
          onFiles={choose}
        />
      )}
      {file && (
        <Typography variant="body2">
          {t('transfer.import.chosen', { name: file.name, size: megabytes(file.size) })}
        </Typography>
      )}
      <Box role="status" sx={{ width: '100%' }}>
        {progress && <ProgressLine {...progress} />}
        {report && <ReportView report={report} />}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {file && report?.isDryRun && !progress && (
        <Stack direction="row" spacing={1}>
          {report.stored > 0 && (
            <Button variant="contained" onClick={() => void send(file, false)}>
              {t('transfer.import.now')}
            </Button>
          )}
          <Button onClick={forget}>{t('transfer.import.cancel')}</Button>
        </Stack>
      )}
    </Stack>
  );
}

function ProgressLine({ share, isDryRun }: Progress) {
  const t = useTranslate();
  const isSent = share >= 1;
  const text = !isSent
    ? t('transfer.import.sending', { share: Math.floor(share * 100) })
    : t(isDryRun ? 'transfer.import.checking' : 'office.saving.saving');
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ mb: 1 }}>{text}</Typography>
      <LinearProgress
        aria-label={text}
        {...(isSent ? {} : { variant: 'determinate', value: share * 100 })}
      />
    </Box>
  );
}

import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useWhy } from '../../app/say.ts';
import type { Upload } from './upload-queue.ts';

interface UploadRowOptions {
  readonly upload: Upload;
  readonly onRetry: (() => void) | undefined;
}

/** How far a picture is, or why it failed. */
export function UploadRow({ upload, onRetry }: UploadRowOptions) {
  const t = useTranslate();
  const why = useWhy('pictures');
  const { file, state, progress, problem } = upload;
  const { name } = file;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, py: 0.5 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap title={name}>
          {name}
        </Typography>
        {state === 'sending' ? (
          <LinearProgress
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            aria-label={t('pictures.upload.progress', { name })}
          />
        ) : (
          <Typography variant="body2" color={state === 'failed' ? 'error' : 'textSecondary'}>
            {state === 'failed' ? why(problem) : t(`pictures.upload.${state}`)}
          </Typography>
        )}
      </Box>
      {onRetry && <Button onClick={onRetry}>{t('office.tryAgain')}</Button>}
    </Box>
  );
}

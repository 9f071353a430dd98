import { Box, CircularProgress, LinearProgress } from '@mui/material';
import { useTimeout, useTranslate } from 'ra-core';

/** What is short needs no word; after this long somebody is told to wait, milliseconds. */
const SHORT = 1_000;

/** What stands in the place of what is on its way. */
export function Loading() {
  const t = useTranslate();
  if (!useTimeout(SHORT)) return null;
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <CircularProgress aria-label={t('ra.message.loading')} />
    </Box>
  );
}

/** What stands above what is on its way. */
export function LoadingBar() {
  const t = useTranslate();
  return <LinearProgress aria-label={t('ra.message.loading')} />;
}

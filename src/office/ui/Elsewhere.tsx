import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

/** The content is edited in Sanity: where, and that everything else works. */
export function Elsewhere() {
  const t = useTranslate();
  return (
    <Box sx={{ p: 3, maxWidth: 560, mx: 'auto' }}>
      <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
        {t('content.elsewhere.title')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('content.elsewhere.text')}</Typography>
      <Button
        variant="outlined"
        href="https://www.sanity.io/manage"
        rel="noreferrer"
        target="_blank"
      >
        {t('content.elsewhere.link')}
      </Button>
    </Box>
  );
}

import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useCopy } from '../../ui/use-copy.ts';

interface RecoveryCodesOptions {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesOptions) {
  const t = useTranslate();
  const copy = useCopy();
  return (
    <Stack spacing={2}>
      <Typography variant="h3">{t('account.totp.codesTitle')}</Typography>
      <Typography>{t('account.totp.codes')}</Typography>
      <Box
        component="ul"
        sx={{
          columns: 2,
          listStyle: 'none',
          m: 0,
          p: 2,
          bgcolor: 'background.default',
          borderRadius: 1,
          fontFamily: 'monospace',
          fontSize: '1.05rem',
          lineHeight: 2,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => void copy(codes.join('\n'))}>
          {t('ra.action.copy')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('account.totp.kept')}
        </Button>
      </Stack>
    </Stack>
  );
}

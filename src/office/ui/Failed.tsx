import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { CallError } from '../app/call.ts';

interface FailedOptions {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Says why something could not be read, and tries again. */
export function Failed({ error, onRetry }: FailedOptions) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const code = error instanceof CallError ? error.code : 'failed';
  const retry = () => {
    setIsBusy(true);
    void Promise.resolve(onRetry())
      .catch(() => undefined)
      .finally(() => setIsBusy(false));
  };
  return (
    <Alert
      severity="error"
      sx={{
        ...{ my: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } },
        '& .MuiAlert-message': { flex: '1 1 180px', minWidth: 0 },
      }}
      action={
        <Button color="inherit" loading={isBusy} onClick={retry}>
          {t('office.tryAgain')}
        </Button>
      }
    >
      {t(`errors.${code}`, { _: t('errors.failed') })}
    </Alert>
  );
}

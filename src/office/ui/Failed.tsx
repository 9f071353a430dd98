import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { CallError, NOT_ALLOWED } from '../app/call.ts';
import { useWhy } from '../app/say.ts';
import { useWork } from '../app/use-work.ts';

interface FailedOptions {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Says why something could not be read, and tries again what a role does not forbid. */
export function Failed({ error, onRetry }: FailedOptions) {
  const t = useTranslate();
  const why = useWhy();
  const { isBusy, work } = useWork();
  const isForbidden = error instanceof CallError && error.code === NOT_ALLOWED;
  const retry = () =>
    void work(
      async () => onRetry(),
      () => undefined,
    );
  return (
    <Alert
      severity="error"
      sx={{
        ...{ my: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } },
        '& .MuiAlert-message': { flex: '1 1 180px', minWidth: 0 },
      }}
      action={
        isForbidden ? undefined : (
          <Button color="inherit" loading={isBusy} onClick={retry}>
            {t('office.tryAgain')}
          </Button>
        )
      }
    >
      {why(error)}
    </Alert>
  );
}

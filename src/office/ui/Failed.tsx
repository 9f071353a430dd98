import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useWhy } from '../app/say.ts';
import { useWork } from '../app/use-work.ts';

interface FailedOptions {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Says why something could not be read, and tries again. */
export function Failed({ error, onRetry }: FailedOptions) {
  const t = useTranslate();
  const why = useWhy();
  const { isBusy, work } = useWork();
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
        <Button color="inherit" loading={isBusy} onClick={retry}>
          {t('office.tryAgain')}
        </Button>
      }
    >
      {why(error)}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { CallError } from '../../call.ts';

/** Says why the screen could not be read, and tries again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const t = useTranslate();
  const code = error instanceof CallError ? error.code : 'failed';
  return (
    <Alert
      severity="error"
      action={<Button onClick={() => void onRetry()}>{t('ra.action.refresh')}</Button>}
    >
      {t(`errors.${code}`, { _: t('errors.failed') })}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { CallError } from '../../call.ts';
import { Elsewhere } from './Elsewhere.tsx';

/** What a screen shows in its place when it could not be loaded. */
export function Problem({ error }: { readonly error: unknown }) {
  const t = useTranslate();
  const code = error instanceof CallError ? error.code : 'failed';
  if (code === 'contentElsewhere') return <Elsewhere />;
  return (
    <Alert severity="error" sx={{ m: 2 }}>
      {t(`errors.${code}`, { _: t('errors.failed') })}
    </Alert>
  );
}

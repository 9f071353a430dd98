import Button from '@mui/material/Button';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CallError } from '../../call.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { reloadWhenReachable } from '../../parts/reload.ts';
import { Elsewhere } from './Elsewhere.tsx';

/** What a screen shows in its place when it could not be loaded. */
export function Problem({ error }: { readonly error: unknown }) {
  const t = useTranslate();
  const code = error instanceof CallError ? error.code : 'failed';
  if (code === 'contentElsewhere') return <Elsewhere />;
  return (
    <>
      <Title title={t('content.title')} />
      {code === 'notFound' ? (
        <EmptyState text="errors.notFound">
          <Button variant="contained" component={Link} to="/content">
            {t('content.title')}
          </Button>
        </EmptyState>
      ) : (
        <Failed error={error} onRetry={reloadWhenReachable} />
      )}
    </>
  );
}

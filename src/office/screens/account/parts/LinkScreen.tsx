import { useQuery } from '@tanstack/react-query';
import { Alert, Button, CircularProgress } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'ra-core';
import { useLocation, Link } from 'react-router-dom';
import { CallError, isRefusal } from '../../../app/call.ts';
import { useWhy } from '../../../app/say.ts';
import type { SignInApi } from '../../../api.types.ts';
import type { Answer } from '../../../app/api.ts';
import { api } from '../api.ts';
import { SignInCard } from './SignInCard.tsx';

export interface OpenedLink {
  readonly token: string;
  /** Whom it is for. */
  readonly about: Answer<SignInApi, 'POST /auth/link'>;
}

interface LinkScreenOptions {
  readonly purpose: 'setUp' | 'invitation' | 'recovery';
  /** What is filled in there. */
  readonly form: ComponentType<OpenedLink>;
}

const TRIES_AGAIN = 3;

/** Does the server know no such link, or is it none? */
const isGone = (error: unknown) => error instanceof CallError && [404, 422].includes(error.status);

/**
 * What a link opens. Its token is in the fragment, which the server never sees, and stays there until it
 * is spent. Once it is known to work it is not asked about again: what is typed there stays.
 */
export function LinkScreen({ purpose, form: Form }: LinkScreenOptions) {
  const t = useTranslate();
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['link', purpose, token],
    queryFn: () => api('POST /auth/link', { body: { purpose, token } }),
    staleTime: Infinity,
    // It changes nothing, though its token makes it no GET, for which `call` would ask again.
    retry: (failures, problem) => failures < TRIES_AGAIN && !isRefusal(problem) && navigator.onLine,
  });
  if (data) return <Form key={token} token={token} about={data} />;
  if (isGone(error)) return <LinkGone />;
  return (
    <SignInCard title={t(`account.${purpose}.title`)}>
      <Opening problem={error} onRetry={() => void refetch()} />
    </SignInCard>
  );
}

interface OpeningOptions {
  readonly problem: unknown;
  readonly onRetry: () => void;
}

/** While it is not known what a link is worth: that may take a moment, and more than one try. */
function Opening({ problem, onRetry }: OpeningOptions) {
  const t = useTranslate();
  const why = useWhy('account');
  if (problem === null)
    return <CircularProgress aria-label={t('account.link.opening')} sx={{ mt: 2 }} />;
  return (
    <>
      <Alert severity="error" sx={{ mb: 2.5 }}>
        {why(problem)} {t('account.link.still')}
      </Alert>
      <Button variant="contained" size="large" onClick={onRetry}>
        {t('office.tryAgain')}
      </Button>
    </>
  );
}

/** What a link says that has expired or was used. */
function LinkGone() {
  const t = useTranslate();
  return (
    <SignInCard title={t('account.linkGone.title')} intro={t('account.linkGone.text')}>
      <Button component={Link} to="/login" variant="outlined">
        {t('account.linkGone.toSignIn')}
      </Button>
    </SignInCard>
  );
}

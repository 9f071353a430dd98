import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { CallError } from '../app/call.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Failed } from './Failed.tsx';
import { reloadWhenReachable } from './reload.ts';
import { Title } from './Title.tsx';

interface ScreenProblemOptions {
  readonly error: unknown;
  /** The key of what the screen's list is called. */
  readonly title: string;
  /** Where that list is: whoever looks for what is not there goes on from it. */
  readonly list: string;
}

/** What a screen shows in its place when what it is about is not there, or could not be loaded. */
export function ScreenProblem({ error, title, list }: ScreenProblemOptions) {
  const t = useTranslate();
  const code = error instanceof CallError ? error.code : undefined;
  return (
    <>
      <Title title={t(title)} />
      {code === 'contentElsewhere' ? (
        <Elsewhere />
      ) : code === 'notFound' ? (
        <EmptyState text="errors.notFound">
          <Button variant="contained" component={Link} to={list}>
            {t(title)}
          </Button>
        </EmptyState>
      ) : (
        <Failed error={error} onRetry={reloadWhenReachable} />
      )}
    </>
  );
}

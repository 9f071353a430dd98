import Button from '@mui/material/Button';
import { useState } from 'react';
import { Error as BrokenScreen, Title, useTranslate, type ErrorProps } from 'react-admin';
import { EmptyState } from '../parts/EmptyState.tsx';
import { reloadWhenReachable } from '../parts/reload.ts';

/** How the browsers say that a screen's code could not be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload CSS/i;

/**
 * What stands in the place of a screen that failed. Where only its code did not come, there is no
 * connection or the office is newer than the page, and loading it again is what helps.
 */
export function ScreenFailed({ error }: ErrorProps) {
  const t = useTranslate();
  const [tries, setTries] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  // Who goes to another screen is rid of it: what stands around this sees to that.
  if (!NOT_FETCHED.test(String(error)))
    return <BrokenScreen error={error as unknown} resetErrorBoundary={() => undefined} />;
  const retry = () => {
    setIsBusy(true);
    void reloadWhenReachable().then((isReachable) => {
      setIsBusy(isReachable);
      setTries((before) => before + 1);
    });
  };
  return (
    <div role="alert">
      <Title title={t('office.name')} />
      <EmptyState key={tries} text={tries > 0 ? 'office.stillAway' : 'office.screenAway'}>
        <Button variant="contained" loading={isBusy} onClick={retry}>
          {t('office.tryAgain')}
        </Button>
      </EmptyState>
    </div>
  );
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { EmptyState } from '../EmptyState.tsx';
import { reloadWhenReachable } from '../reload.ts';
import { Title } from '../Title.tsx';

/** How the browsers say that a screen's code could not be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload CSS/i;

/**
 * What stands in the place of a screen that failed. Where only its code did not come, there is no
 * connection or the office is newer than the page, and loading it again is what helps.
 */
export function ScreenFailed({ error }: { readonly error: unknown }) {
  const t = useTranslate();
  return (
    <div role="alert">
      <Title title="office.name" />
      {NOT_FETCHED.test(String(error)) ? (
        <NotFetched />
      ) : (
        <EmptyState text="ra.message.error">
          <Button variant="contained" onClick={() => history.back()}>
            {t('ra.action.back')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

function NotFetched() {
  const t = useTranslate();
  const [tries, setTries] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const retry = () => {
    setIsBusy(true);
    void reloadWhenReachable().then((isReachable) => {
      setIsBusy(isReachable);
      setTries((before) => before + 1);
    });
  };
  return (
    <EmptyState key={tries} text={tries > 0 ? 'office.stillAway' : 'office.screenAway'}>
      <Button variant="contained" loading={isBusy} onClick={retry}>
        {t('office.tryAgain')}
      </Button>
    </EmptyState>
  );
}

import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLogout, useTranslate } from 'ra-core';
import { KeyIcon } from '../../app/icons.ts';
import type { Owed } from '../../account.ts';
import { useWork } from '../../app/use-work.ts';
import { Failed } from '../../ui/Failed.tsx';
import { api } from './api.ts';
import { PasskeysSection } from './PasskeysSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { ActionForm } from './parts/ActionForm.tsx';
import { SignInCard } from './parts/SignInCard.tsx';
import { useOwnAccount } from './parts/own-account.ts';
import { showPasskey } from './parts/passkey.ts';

interface FactorGateOptions {
  readonly owes: Owed;
  readonly onDone: () => void;
}

/** What stands before the office while somebody owes a second factor. */
export default function FactorGate({ owes, onDone }: FactorGateOptions) {
  return owes === 'setUp' ? <SetUpFactor onDone={onDone} /> : <ShowPasskey onDone={onDone} />;
}

function Leave() {
  const t = useTranslate();
  const logout = useLogout();
  const { isBusy, work } = useWork();
  return (
    <Button loading={isBusy} onClick={() => void work(() => logout())}>
      {t('ra.auth.logout')}
    </Button>
  );
}

function SetUpFactor({ onDone }: Pick<FactorGateOptions, 'onDone'>) {
  const t = useTranslate();
  const { data: account, error, refetch } = useOwnAccount();
  const isReady = account && (account.hasSecondFactor || account.passkeys.length > 0);
  return (
    <SignInCard
      title={t('account.gate.title')}
      intro={isReady ? undefined : t('account.gate.intro')}
    >
      <Stack spacing={2}>
        {error && !account && <Failed error={error} onRetry={refetch} />}
        {account && (
          <>
            <PasskeysSection account={account} />
            <SecondFactorSection account={account} title="account.gate.codes" />
          </>
        )}
        {isReady ? <Ready onDone={onDone} hasFocus={!account.hasSecondFactor} /> : <Leave />}
      </Stack>
    </SignInCard>
  );
}

interface ReadyOptions extends Pick<FactorGateOptions, 'onDone'> {
  readonly hasFocus: boolean;
}

/** Whoever is ready goes on when they like: there may be recovery codes above, which keep the focus. */
function Ready({ onDone, hasFocus }: ReadyOptions) {
  const t = useTranslate();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) alert.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <Alert severity="success" ref={alert} tabIndex={-1}>
        {t('account.gate.ready')}
      </Alert>
      <Button variant="contained" size="large" onClick={onDone}>
        {t('account.gate.enter')}
      </Button>
    </>
  );
}

function ShowPasskey({ onDone }: Pick<FactorGateOptions, 'onDone'>) {
  const t = useTranslate();
  const show = async () => {
    await api('POST /auth/confirm', { body: { passkey: await showPasskey() } });
    onDone();
  };
  return (
    <SignInCard title={t('account.gate.showTitle')} intro={t('account.gate.showIntro')}>
      <ActionForm
        action={show}
        button={t('account.gate.show')}
        icon={<KeyIcon />}
        beside={<Leave />}
      />
    </SignInCard>
  );
}

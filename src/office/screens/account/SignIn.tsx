import { Button, Divider, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { KeyIcon } from '../../app/icons.ts';
import type { Account } from '../../account.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { api } from './api.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { SignInCard } from './parts/SignInCard.tsx';
import { useEnter } from './parts/enter.ts';
import { knowsPasskeys, offerPasskeys, showPasskey, withdrawPasskeys } from './parts/passkey.ts';
import { PasswordField } from './parts/PasswordField.tsx';
import { TextLine } from './parts/TextLine.tsx';

/** The server takes a passkey for ten minutes after it was asked for, milliseconds. */
const OFFERED_FOR = 9 * 60_000;

type Enter = (account: Account) => Promise<void>;

interface SignInOptions {
  /** Who was at work when their session ended, and goes on here: nothing takes the focus from them. */
  readonly again?: { readonly email: string; readonly onIn: Enter };
}

/** Signing in by email and password, and the second step if there is one, or by a passkey. */
export default function SignIn({ again }: SignInOptions) {
  const t = useTranslate();
  const enterOffice = useEnter();
  const enter = again?.onIn ?? enterOffice;
  const [email, setEmail] = useState(again?.email ?? '');
  const [password, setPassword] = useState('');
  const [isHalfway, setHalfway] = useState(false);
  useOfferedPasskeys(enter);
  if (isHalfway) return <SecondStep enter={enter} onBack={() => setHalfway(false)} />;
  const signIn = async () => {
    const answer = await api('POST /auth/sign-in', { body: { email, password } });
    if ('next' in answer) setHalfway(true);
    else await enter(answer.account);
  };
  return (
    <SignInCard title={t('account.signIn.title')} intro={again && t('account.signIn.again')}>
      <ActionForm
        action={signIn}
        button={t('account.signIn.title')}
        beside={knowsPasskeys() && <PasskeyButton enter={enter} />}
      >
        <TextLine
          label={t('shared.email')}
          {...{
            value: email,
            onChange: setEmail,
            type: 'email',
            autoComplete: 'username webauthn',
          }}
          autoFocus={!again}
        />
        <PasswordField value={password} onChange={setPassword} />
      </ActionForm>
      {/* Beside what was being done, which stays in this tab. */}
      <Button
        component={Link}
        to="/forgotten"
        state={{ email }}
        {...(again && { target: '_blank' })}
        sx={{ mt: 2 }}
      >
        {t('account.signIn.forgotten')}
      </Button>
    </SignInCard>
  );
}

/** Signs in with the passkey that is chosen among what the browser fills in, if it offers them. */
function useOfferedPasskeys(enter: Enter): void {
  const say = useSay('account');
  const signIn = useEffectEvent((passkey: unknown) =>
    api('POST /auth/passkey', { body: { passkey } }).then(({ account }) => enter(account), say),
  );
  useEffect(() => {
    let isGone = false;
    const offer = () =>
      void offerPasskeys()
        // The button, or the password, was quicker; or they cannot be offered just now.
        .catch(() => null)
        .then((passkey) => (passkey && !isGone ? signIn(passkey) : undefined))
        .catch(() => undefined);
    offer();
    const timer = setInterval(offer, OFFERED_FOR);
    return () => {
      isGone = true;
      clearInterval(timer);
      void withdrawPasskeys();
    };
  }, []);
}

function PasskeyButton({ enter }: { enter: Enter }) {
  const t = useTranslate();
  const { isBusy, work } = useWork('account');
  const signIn = async () => {
    const passkey = await showPasskey();
    const { account } = await api('POST /auth/passkey', {
      body: { passkey },
    });
    await enter(account);
  };
  return (
    <Stack spacing={2.5}>
      <Divider>{t('account.signIn.or')}</Divider>
      <Button
        variant="outlined"
        size="large"
        startIcon={<KeyIcon />}
        loading={isBusy}
        onClick={() => void work(signIn)}
      >
        {t('account.signIn.passkey')}
      </Button>
    </Stack>
  );
}

function SecondStep({ enter, onBack }: { enter: Enter; onBack: () => void }) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const verify = async () => {
    const body = { code };
    const { account } = await api('POST /auth/second-factor', { body });
    await enter(account);
  };
  return (
    <SignInCard title={t('account.secondFactor.title')} intro={t('account.secondFactor.intro')}>
      <ActionForm
        action={verify}
        button={t('account.secondFactor.button')}
        beside={<Button onClick={onBack}>{t('account.secondFactor.back')}</Button>}
      >
        <TextLine
          label={t('account.fields.code')}
          {...{ value: code, onChange: setCode, autoComplete: 'one-time-code', maxLength: 40 }}
          isCode
          autoFocus
        />
      </ActionForm>
    </SignInCard>
  );
}

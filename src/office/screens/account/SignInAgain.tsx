import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { Account } from '../../account.ts';
import { OFFICE_PATH } from '../../paths.ts';
import { CallError, SIGNED_OUT } from '../../app/call.ts';
import { askForAccount, forgetAccount, lastAccount } from '../../app/current-account.ts';
import { SignInScreen } from './parts/SignInScreen.tsx';
import SignIn from './SignIn.tsx';

/**
 * The sign-in screen, over the screen of whoever's session has ended while they were at work. It hides the screen,
 * which stays as it is: what they were typing is there when they have signed in again.
 */
export function SignInAgain() {
  const t = useTranslate();
  const client = useQueryClient();
  const [account, setAccount] = useState<Account | null>(null);
  const isLooking = useRef(false);
  useEffect(() => {
    if (account) return undefined;
    // A call may be refused that was made before somebody signed in again: whether they are is asked anew.
    const look = () => {
      const before = lastAccount();
      if (!before || isLooking.current) return;
      isLooking.current = true;
      askForAccount()
        .catch((error: unknown) => {
          if (error instanceof CallError && error.code === SIGNED_OUT) setAccount(before);
        })
        .finally(() => (isLooking.current = false));
    };
    addEventListener(SIGNED_OUT, look);
    return () => removeEventListener(SIGNED_OUT, look);
  }, [account]);
  if (!account) return null;
  const goOn = async ({ id }: Account) => {
    // What is on the screen is nobody else's to go on with.
    if (id !== account.id) return location.assign(OFFICE_PATH);
    forgetAccount();
    setAccount(null);
    await client.invalidateQueries();
  };
  return (
    <Dialog open fullScreen slotProps={{ paper: { 'aria-label': t('account.signIn.title') } }}>
      <SignInScreen>
        <SignIn again={{ email: account.email, onIn: goOn }} />
      </SignInScreen>
    </Dialog>
  );
}

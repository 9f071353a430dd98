import { useLogin, useSetLocale } from 'react-admin';
import type { Account } from '../../../../account.ts';

/** Goes into the office, or to where somebody wanted to go, in the language of who has signed in. */
export function useEnter(): (account: Account) => Promise<void> {
  const login = useLogin();
  const setLocale = useSetLocale();
  return async ({ language }) => {
    await setLocale(language);
    await login({});
  };
}

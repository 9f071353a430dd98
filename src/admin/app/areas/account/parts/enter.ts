import { useLogin, useSetLocale } from 'react-admin';
import type { Account } from '../../../../account.ts';
import { OFFICE_PATH } from '../../../../paths.ts';

/** Goes into the office, or to where somebody wanted to go, in the language of who has signed in. */
export function useEnter(): (account: Account) => Promise<void> {
  const login = useLogin();
  const setLocale = useSetLocale();
  return async ({ language }) => {
    await setLocale(language);
    await login({});
  };
}

/**
 * The same for who came by a link. The office has already found that nobody was signed in, so it begins
 * anew; the link, which is spent, is no longer in the address.
 */
export function useEnterByLink(): (account: Account) => Promise<void> {
  const setLocale = useSetLocale();
  return async ({ language }) => {
    await setLocale(language);
    location.replace(OFFICE_PATH);
  };
}

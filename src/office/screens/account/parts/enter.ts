import { useLocaleState } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Account } from '../../../account.ts';
import { forgetAccount } from '../../../app/current-account.ts';

/** What ra-core notes of where somebody was who was sent to sign in. */
interface SentFrom {
  readonly nextPathname?: string;
  readonly nextSearch?: string;
}

/**
 * Goes into the office, to a path or where somebody wanted to go, in the language of who has signed in. The
 * sign-in screen does not stay in the history: nobody who goes back wants to sign in again, and a link is spent.
 */
export function useEnter(): (account: Account, path?: string) => Promise<void> {
  const [locale, setLocale] = useLocaleState();
  const navigate = useNavigate();
  const { nextPathname = '/', nextSearch = '' } = (useLocation().state ?? {}) as SentFrom;
  return async ({ language }, path = nextPathname + nextSearch) => {
    // It draws everything anew, which a slow phone had better not.
    if (language !== locale) await setLocale(language);
    forgetAccount();
    await navigate(path, { replace: true });
  };
}

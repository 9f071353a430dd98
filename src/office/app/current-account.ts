import type { Account } from '../account.ts';
import type { Api } from '../api.types.ts';
import { OFFICE_PATH } from '../paths.ts';
import { apiOf } from './api.ts';

const api = apiOf<Api<'session'>>();

/** Has somebody signed in since the page was loaded? */
let hasEntered = false;

/** Asked for once a sign-in. */
let known: Promise<Account> | null = null;
let last: Account | null = null;

/** Asks the server who is signed in, whatever is known here. */
export const askForAccount = () => api('GET /session');

/** Who is signed in; throws a `CallError` with `signedOut` when nobody is. */
export function currentAccount(): Promise<Account> {
  known ??= askForAccount().then(
    (account) => (last = account),
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/**
 * Did the page come to a browser without a session? Then the sign-in screen is shown without asking the server who it is.
 */
export const isSignedOut = (): boolean =>
  !hasEntered && document.getElementById('office')?.dataset['signedOut'] !== undefined;

/** Who is at work in this page, or was when their session ended; null before anybody was, and when they left. */
export function lastAccount(): Account | null {
  return last;
}

/** Asks the server again: somebody has signed in, or changed what they are called. */
export function forgetAccount(): void {
  hasEntered = true;
  known = null;
}

/** Asks the server again who is at work; until it answers, what is known stays: it may be away, or the session over. */
export async function lookAgain(): Promise<void> {
  const account = await askForAccount();
  // They have left meanwhile.
  if (!last) return;
  // Somebody else has signed in, in another tab: what is on the screen is nobody else's to go on with.
  if (account.id !== last.id) return location.assign(OFFICE_PATH);
  last = account;
  known = Promise.resolve(account);
}

/** Somebody has signed out. */
export function leaveAccount(): void {
  known = null;
  last = null;
}

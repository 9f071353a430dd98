import type { Account } from '../account.ts';
import { call } from './call.ts';

/** Asked for once a sign-in; forgotten when the server says that nobody is signed in. */
let known: Promise<Account> | null = null;

/** Who is signed in; throws a `CallError` with `signedOut` when nobody is. */
export function currentAccount(): Promise<Account> {
  known ??= call<Account>('GET', 'session').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Asks the server again: somebody has signed in, or changed what they are called. */
export function forgetAccount(): void {
  known = null;
}

import type { Account } from '../../account.ts';
import type { Session } from '../sessions.server.ts';

/** The session of somebody who is signed in, or nobody's. */
export function sessionFor(account: Account | null, isConfirmed = false): Session | null {
  return account && { id: 'session', account, hasSecondFactor: false, isConfirmed };
}

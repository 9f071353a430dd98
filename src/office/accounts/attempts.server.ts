import type { Kysely } from 'kysely';
import type { RateLimiter, Subject } from '../../database/index.server.ts';
import type { Account } from '../account.ts';
import { ApiError } from '../api/api-error.server.ts';
import type { HashTurns, Waiter } from './sign-in-turns.server.ts';
import { SIGN_IN_LIMITS } from './sign-in-limits.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** Who tries to show who they are: whose turn it takes, and what it counts on. */
export interface Caller {
  readonly waiter: Waiter;
  readonly subjects: readonly Subject[];
}

interface AttemptOptions {
  readonly db: Kysely<OfficeTables>;
  readonly turns: HashTurns;
  readonly limiter: RateLimiter;
}

/**
 * Does what is right or throws, within the limits and in the turn of who tries. A try counts when its turn has come and before it is looked at: who is sent away because others wait has tried
 * nothing, and tries at the same time count as well. It is forgotten when it was right.
 */
export function createAttempt({ db, turns, limiter }: AttemptOptions) {
  return async <Answer>(
    { waiter, subjects }: Caller,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await turns.take(waiter, async () => {
      await takeOrWait(limiter.take(db, subjects));
      return work();
    });
    const own = subjects.filter(({ limit }) => limit !== SIGN_IN_LIMITS.strangers);
    await limiter.forget(db, own);
    return answer;
  };
}

export type Attempt = ReturnType<typeof createAttempt>;

/** Refuses with `slowDown` who has to wait. */
export async function takeOrWait(taken: Promise<number>): Promise<void> {
  const wait = await taken;
  if (wait > 0) throw new ApiError(429, 'slowDown', { wait: Math.ceil(wait / 1_000) });
}

/** Somebody who is signed in, and shows again who they are. */
export const signedIn = ({ id, email }: Pick<Account, 'id' | 'email'>): Caller => ({
  waiter: { known: email },
  subjects: [{ limit: SIGN_IN_LIMITS.account, of: `confirm ${id}` }],
});

import type { Account } from '../account.ts';
import { ApiError } from '../api/api-error.server.ts';
import type { HashTurns, Waiter } from './sign-in-turns.server.ts';
import { PACES, type Subject, type Tries } from './tries.server.ts';

/** Who tries to show who they are: whose turn it takes, and what it counts on. */
export interface Trier {
  readonly waiter: Waiter;
  readonly subjects: readonly Subject[];
}

/** Does what is right or throws, at the pace and in the turn of who tries. */
export type Attempt = <Answer>(trier: Trier, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * A try counts when its turn has come and before it is looked at: who is sent away because others wait has tried
 * nothing, and tries at the same time count as well. It is forgotten when it was right.
 */
export function createAttempt({
  turns,
  tries,
}: {
  readonly turns: HashTurns;
  readonly tries: Tries;
}): Attempt {
  return async ({ waiter, subjects }, work) => {
    const answer = await turns.take(waiter, async () => {
      const wait = await tries.take(subjects);
      if (wait > 0) throw new ApiError(429, 'slowDown', { wait: Math.ceil(wait / 1_000) });
      return work();
    });
    await tries.forget(subjects.filter(({ pace }) => pace !== PACES.strangers));
    return answer;
  };
}

/** Somebody who is signed in, and shows again who they are. */
export const signedIn = ({ id, email }: Pick<Account, 'id' | 'email'>): Trier => ({
  waiter: { known: email },
  subjects: [{ pace: PACES.account, of: `confirm ${id}` }],
});

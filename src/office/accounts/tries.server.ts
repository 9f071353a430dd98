import { createHmac, createSecretKey } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { AdminTables } from '../tables.server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How somebody who tries is slowed down: free tries first, then pauses that grow to the last one. */
export interface Pace {
  readonly name: string;
  readonly free: number;
  readonly pauses: readonly number[];
  /** After so long without a try, the next is the first again. */
  readonly forgetAfter: number;
}

const GROWING = [5, 10, 30, 60, 120, 300, 600, 900].map((seconds) => seconds * SECOND);

/**
 * The paces. No pause is longer than 15 minutes. Whoever tries slows down themselves and who is near them;
 * a browser in which somebody has signed in before has a count of its own, which nobody else can use up.
 */
export const PACES = {
  /** One account from one network, or from one browser that knows it. */
  account: { name: 'account', free: 5, pauses: GROWING, forgetAfter: 12 * HOUR },
  /** One network, whatever it tries. */
  network: { name: 'network', free: 20, pauses: GROWING, forgetAfter: HOUR },
  /** One account from one /24 or /48: whoever has all of it has no more tries than some networks have. */
  neighbourhood: { name: 'neighbourhood', free: 20, pauses: GROWING, forgetAfter: 12 * HOUR },
  /**
   * The codes of one account from all browsers that do not know it: of six digits, many networks together
   * would find one. Only who has its password gets there.
   */
  strangers: { name: 'strangers', free: 50, pauses: [6 * MINUTE], forgetAfter: 12 * HOUR },
  /** The links that all browsers that do not know an account have sent to its mailbox. */
  mailbox: { name: 'mailbox', free: 10, pauses: [30 * MINUTE], forgetAfter: 12 * HOUR },
} as const satisfies Record<string, Pace>;

/** After so long no try counts any more, milliseconds. */
export const LONGEST_MEMORY = Math.max(
  ...Object.values(PACES).map(({ forgetAfter }) => forgetAfter),
);

export interface Subject {
  readonly pace: Pace;
  readonly of: string;
}

export interface Tries {
  /**
   * Counts a try of each subject before it is looked at, so that tries at the same time count as
   * well; answers for how many milliseconds nothing may be tried, 0 when it may be now.
   */
  take(subjects: readonly Subject[]): Promise<number>;
  /** Forgets the tries of who has shown who they are. */
  forget(subjects: readonly Subject[]): Promise<void>;
}

interface TriesOptions {
  readonly db: Kysely<AdminTables>;
  readonly key: Uint8Array;
  readonly now: () => number;
}

/** Counts tries in the database: for all processes, over a restart, and naming nobody. */
export function createTries({ db, key, now }: TriesOptions): Tries {
  const secret = createSecretKey(key);
  const rowOf = ({ pace, of }: Subject) =>
    `${pace.name} ${createHmac('sha256', secret).update(of).digest('base64url')}`;

  async function takeOne(subject: Subject): Promise<number> {
    const { pace } = subject;
    const time = now();
    const longest = pace.pauses.at(-1) ?? 0;
    const isForgotten = sql`account_tries.tried_at < ${sql.lit(time - pace.forgetAfter)}`;
    const tries = sql<number>`case when ${isForgotten} then 1 else account_tries.tries + 1 end`;
    const steps = pace.pauses.map(
      (pause, step) =>
        sql`when ${tries} <= ${sql.lit(pace.free + step)} then ${sql.lit(time + pause)}`,
    );
    const openAt = sql<number>`case when ${tries} < ${sql.lit(pace.free)} then ${sql.lit(time)}
      ${sql.join(steps, sql` `)} else ${sql.lit(time + longest)} end`;
    const row = rowOf(subject);
    const taken = await db
      .insertInto('account_tries')
      .values({ subject: row, tries: 1, tried_at: time, open_at: time })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet({ tries, tried_at: time, open_at: openAt })
          // A pause that ends later than it can was begun by a clock that was ahead.
          .where((is) =>
            is.or([
              is('account_tries.open_at', '<=', time),
              is('account_tries.open_at', '>', time + longest),
            ]),
          ),
      )
      .returning('tries')
      .executeTakeFirst();
    if (taken) return 0;
    const { open_at } = await db
      .selectFrom('account_tries')
      .select('open_at')
      .where('subject', '=', row)
      .executeTakeFirstOrThrow();
    return Math.max(open_at - time, 1);
  }

  return {
    async take(subjects) {
      for (const subject of subjects) {
        const wait = await takeOne(subject);
        if (wait > 0) return wait;
      }
      return 0;
    },
    async forget(subjects) {
      await db.deleteFrom('account_tries').where('subject', 'in', subjects.map(rowOf)).execute();
    },
  };
}

import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../../database/index.server.ts';
import { deriveKey } from '../secrets/data-key.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import type { GroupCommit } from './group-commit.server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So many tries of one subject in a window of so many milliseconds. */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly window: number;
}

/** The limits of the forms, all three together. A window begins with its first try. */
export const LIMITS = {
  /** Posts from one IPv4 address or IPv6 /64, right or wrong: an office shares one. */
  address: { name: 'address', tries: 30, window: 10 * MINUTE },
  /** Answers to the question that stands in for the captcha, from one address. */
  question: { name: 'question', tries: 15, window: HOUR },
  /** Submissions with one e-mail address. */
  email: { name: 'email', tries: 5, window: HOUR },
  /** Submissions in all. */
  overall: { name: 'overall', tries: 600, window: HOUR },
} as const satisfies Record<string, Limit>;

/** Subjects remembered as over their limit at most, so that they cost the database nothing. */
const REMEMBERED = 10_000;

export interface Limits {
  /**
   * Counts a try of each subject; answers 0 when all are within their limits, else how long to
   * wait, in milliseconds. The counts are in the database: they survive a restart and are shared.
   */
  take(...tries: readonly (readonly [limit: Limit, subject: string])[]): Promise<number>;
}

export interface LimitsOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  readonly commits: GroupCommit<SubmissionTables>;
  /** Hides the subjects: the rows name no address and no person. */
  readonly key: Uint8Array;
  readonly now: () => number;
}

/** The key that hides the subjects. */
export function limitsKey(dataKey: Uint8Array): Uint8Array {
  return deriveKey(dataKey, 'limits');
}

/** The name of a subject's row. */
export function limitRow(key: Uint8Array, limit: Limit, subject: string): string {
  return `${limit.name} ${createHmac('sha256', key).update(subject).digest('base64url')}`;
}

export function createLimits({ db, databaseKind, commits, key, now }: LimitsOptions): Limits {
  const over = new Map<string, number>();

  async function count(database: Kysely<SubmissionTables>, name: string, limit: Limit) {
    const time = now();
    const row = await database
      .insertInto('rate_limits')
      .values({ name, tries: 1, expires_at: time + limit.window })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          tries: sql`case when rate_limits.expires_at <= ${time} then 1
            else rate_limits.tries + 1 end`,
          expires_at: sql`case when rate_limits.expires_at <= ${time} then excluded.expires_at
            else rate_limits.expires_at end`,
        }),
      )
      .returning(['tries', 'expires_at'])
      .executeTakeFirstOrThrow();
    return row.tries > limit.tries ? row.expires_at - time : 0;
  }

  return {
    async take(...tries) {
      const named = tries.map(([limit, subject]) => ({
        limit,
        name: limitRow(key, limit, subject),
      }));
      const known = Math.max(0, ...named.map(({ name }) => (over.get(name) ?? 0) - now()));
      if (known > 0) return known;
      const countAll = async (database: Kysely<SubmissionTables>) => {
        let wait = 0;
        for (const { limit, name } of named) {
          const more = await count(database, name, limit);
          if (more > 0) remember(over, name, now() + more);
          wait = Math.max(wait, more);
        }
        return wait;
      };
      // Two processes that count the same addresses in another order would wait for each other.
      return databaseKind === 'postgres' ? countAll(db) : commits.run(countAll);
    },
  };
}

function remember(over: Map<string, number>, name: string, until: number): void {
  if (over.size >= REMEMBERED) over.clear();
  over.set(name, until);
}

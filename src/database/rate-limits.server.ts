import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { sql, type QueryCreator } from 'kysely';
import { CLOCKS_APART } from './facts.server.ts';
import { sqlMigration } from './sql-migration.server.ts';

/** Recent counts by limit and subject; the name is a keyed hash, so that it identifies nobody. */
export interface RateLimitsTable {
  name: string;
  tries: number;
  /** From then on the next try is the first again, milliseconds since 1970. */
  expires_at: number;
  /** No further try before this. */
  open_at: number;
}

export interface RateLimitTables {
  rate_limits: RateLimitsTable;
}

type Db = QueryCreator<RateLimitTables>;

/** Tries of signing in had a table of their own. */
const ONE_TABLE = `
drop table if exists account_tries

drop table if exists rate_limits

create table rate_limits (
  name varchar(100) primary key,
  tries integer not null,
  expires_at bigint not null,
  open_at bigint not null
)
`;

export const rateLimitMigrations = { '0002-database-rate-limits': sqlMigration(ONE_TABLE) };

/** So many tries in a window of so many milliseconds. */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly window: number;
  /**
   * How long to wait after the last of them and after each further one, growing. The window then
   * begins anew with each try; without pauses it begins with the first, and one waits for its end.
   */
  readonly pauses?: readonly number[];
}

/** Who is counted against which limit. */
export interface Subject {
  readonly limit: Limit;
  readonly of: string;
}

/**
 * Counts in the database: for all processes, over a restart, and naming nobody. `db` may be the
 * transaction of what is counted; if that is undone, so is the count.
 */
export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** `key` hides the subjects. */
export function createRateLimiter(key: Uint8Array, now: () => number) {
  // Made once: a key of bytes is taken in anew for each hash.
  const secret = createSecretKey(key);
  return {
    /**
     * Counts a try of each subject before it is looked at, so that tries at the same time count as
     * well; answers for how many milliseconds nothing may be tried, 0 when it may be now.
     */
    async take(db: Db, subjects: readonly Subject[]): Promise<number> {
      for (const subject of subjects) {
        const wait = await takeOne(db, rowName(secret, subject), subject.limit, now());
        if (wait > 0) return wait;
      }
      return 0;
    },
    /** Forgets subjects; answers how many there were. */
    async forget(db: Db, subjects: readonly Subject[]): Promise<number> {
      if (subjects.length === 0) return 0;
      const names = subjects.map((subject) => rowName(secret, subject));
      const gone = db.deleteFrom('rate_limits').where('name', 'in', names);
      return Number((await gone.executeTakeFirst()).numDeletedRows);
    },
  };
}

function rowName(key: KeyObject, { limit, of }: Subject): string {
  return `${limit.name} ${createHmac('sha256', key).update(of).digest('base64url')}`;
}

/** No time to wait for, whatever another process's clock says. */
const AT_ONCE = 0;

/** Counts one try; answers how long to wait. */
async function takeOne(
  db: Db,
  name: string,
  { tries: most, window, pauses = [] }: Limit,
  now: number,
): Promise<number> {
  const instant = (at: number) => sql<number>`cast(${at} as bigint)`;
  const end = now + window;
  const longest = pauses.at(-1) ?? window;
  // A window or pause that ends later than it can was begun by a clock that was ahead.
  const isOver = sql`(rate_limits.expires_at <= ${now} or rate_limits.expires_at > ${end + CLOCKS_APART})`;
  const tries = sql<number>`case when ${isOver} then 1 else rate_limits.tries + 1 end`;
  const expiresAt = pauses.length
    ? instant(end)
    : sql<number>`case when ${isOver} then ${instant(end)} else rate_limits.expires_at end`;
  const steps = pauses.map(
    (pause, step) => sql`when ${tries} <= ${most + step} then ${instant(now + pause)}`,
  );
  const openAt = sql<number>`case when ${tries} < ${most} then ${instant(AT_ONCE)}
    ${sql.join(steps, sql` `)} else ${pauses.length ? instant(now + longest) : expiresAt} end`;
  const taken = await db
    .insertInto('rate_limits')
    .values({
      ...{ name, tries: 1, expires_at: end },
      open_at: most > 1 ? AT_ONCE : now + (pauses[0] ?? window),
    })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ tries, expires_at: expiresAt, open_at: openAt })
        .where((is) =>
          is.or([
            is('rate_limits.open_at', '<=', now),
            is('rate_limits.open_at', '>', now + longest + CLOCKS_APART),
          ]),
        ),
    )
    .returning('tries')
    .executeTakeFirst();
  if (taken) return 0;
  const { open_at } = await db
    .selectFrom('rate_limits')
    .select('open_at')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Math.max(open_at - now, 1);
}

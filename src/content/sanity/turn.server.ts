import type { Kysely } from 'kysely';
import type { ContentTables } from '../embedded/tables.server.ts';

/** When the last reading of Sanity began, and until when whoever reads has the turn; milliseconds. */
const BEGUN = 'sanity:begun';
const LEASE = 'sanity:lease';

/** A turn that is not extended is over after this time: whoever had it has ended. */
const LEASED_FOR = 60_000;

/** Several processes over one database take turns to read Sanity, and do not read it twice. */
export class Turn {
  readonly #db: Kysely<ContentTables>;
  readonly #now: () => number;

  constructor(db: Kysely<ContentTables>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Takes the turn; `done` when somebody has begun to read since that instant, `busy` while somebody
   * reads who began before.
   */
  async take(since: number): Promise<'taken' | 'done' | 'busy'> {
    const marks = [BEGUN, LEASE].map((name) => ({ name, value: textOf(0) }));
    await this.#db
      .insertInto('content_marks')
      .values(marks)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const now = this.#now();
    if (!(await this.#set(LEASE, now + LEASED_FOR, now))) return 'busy';
    if (await this.#set(BEGUN, now, since)) return 'taken';
    await this.end();
    return 'done';
  }

  /** Keeps the turn for another while. */
  async extend(): Promise<void> {
    await this.#set(LEASE, this.#now() + LEASED_FOR);
  }

  async end(): Promise<void> {
    await this.#set(LEASE, 0);
  }

  /** Sets a time, with `before` only if it was before that; says whether it did. */
  async #set(name: string, time: number, before?: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('content_marks')
      .set({ value: textOf(time) })
      .where('name', '=', name)
      .$if(before !== undefined, (query) => query.where('value', '<', textOf(before ?? 0)))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
}

/** All of the same length, so that texts compare as the times do. */
function textOf(time: number): string {
  return String(Math.floor(time)).padStart(15, '0');
}

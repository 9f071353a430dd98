import { randomUUID } from 'node:crypto';
import { claimFact, removeFact, renewFact } from '../../database/index.server.ts';
import type { Db } from '../store/tables.server.ts';

/** The facts of when the last reading of Sanity began, and since when somebody has the lease. */
const BEGUN = 'content.sanity.begun';
const LEASE = 'content.sanity.lease';

/** A lease that is not extended is over after this time, milliseconds: whoever had it has ended. */
const LEASED_FOR = 60_000;

/** Somebody else has the lease by now: whoever had it was late. */
export class LeaseLostError extends Error {
  constructor() {
    super('Another process reads Sanity by now');
  }
}

/** Several processes over one database take turns to read Sanity, and do not read it twice. */
export class ReadingLease {
  readonly #db: Db;
  readonly #now: () => number;
  /** Whose lease it is: whoever took it over keeps it, whatever the one before still does. */
  readonly #owner = randomUUID();

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Takes the lease; `done` when somebody has begun to read since that instant, `busy` while somebody
   * reads who began before.
   */
  async take(since: number): Promise<'taken' | 'done' | 'busy'> {
    const at = this.#now();
    if (!(await claimFact(this.#db, LEASE, this.#owner, { at, after: LEASED_FOR }))) return 'busy';
    const isDue = await claimFact(this.#db, BEGUN, null, { at, after: at - since + 1 });
    if (isDue) return 'taken';
    await this.end();
    return 'done';
  }

  /** Keeps the lease for another while; throws once somebody else has it. */
  async extend(): Promise<void> {
    if (!(await renewFact(this.#db, LEASE, this.#owner, this.#now()))) throw new LeaseLostError();
  }

  async end(): Promise<void> {
    await removeFact(this.#db, LEASE, this.#owner);
  }
}

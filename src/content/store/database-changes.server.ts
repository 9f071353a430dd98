import type { ContentChange, ContentChanges } from '../content-service.ts';
import { changesAfter, lastSequence } from './change-log.server.ts';
import type { Db } from './tables.server.ts';
import { ALL_QUERIES } from './touched-queries.server.ts';

/**
 * Reports every change of the documents, by this process or another, by reading the log that each
 * write adds to. `check` is called after a write and by the watchers.
 */
export class DatabaseChanges implements ContentChanges {
  readonly #db: Db;
  readonly #listeners = new Set<(change: ContentChange) => void>();
  /** Number of the newest change reported; null before the start. */
  #seq: number | null = null;
  #turn: Promise<void> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Starts after the newest change. A watcher must be running already, or a change may be missed. */
  async start(): Promise<void> {
    this.#seq = await lastSequence(this.#db);
  }

  /** Stops reporting; resolves when no read is under way. */
  async stop(): Promise<void> {
    this.#seq = null;
    await this.#turn;
  }

  subscribe(listener: (change: ContentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads and reports what is new; resolves when that is done. Calls run one after another. */
  check(): Promise<void> {
    const turn = this.#turn.then(() => this.#readNew());
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #readNew(): Promise<void> {
    if (this.#seq === null) return;
    for (const { seq, change } of await changesAfter(this.#db, this.#seq)) {
      if (this.#seq === null) return;
      const reported = seq === this.#seq + 1 ? change : await this.#everything();
      // Stopped meanwhile.
      if (this.#seq === null) return;
      this.#seq = seq;
      for (const listener of this.#listeners) listener(reported);
    }
  }

  /** Reported when changes were deleted before this process read them, as after a long sleep. */
  async #everything(): Promise<ContentChange> {
    const rows = await this.#db.selectFrom('documents').select('id').execute();
    return { documentIds: new Set(rows.map(({ id }) => id)), queries: new Set(ALL_QUERIES) };
  }
}

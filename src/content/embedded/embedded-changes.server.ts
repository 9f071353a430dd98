import type { Kysely } from 'kysely';
import type { ContentChange, ContentChanges } from '../content-service.ts';
import { changesAfter, lastSequence } from './change-log.server.ts';
import type { ContentTables } from './tables.server.ts';
import { ALL_QUERIES } from './touched-queries.server.ts';

/**
 * Tells of every change of the documents, from this process or another, by reading the changes
 * that are written down with them. `check` is called after a write and by the watchers.
 */
export class EmbeddedChanges implements ContentChanges {
  readonly #db: Kysely<ContentTables>;
  readonly #listeners = new Set<(change: ContentChange) => void>();
  /** Number of the newest change that was told; null until the start. */
  #seq: number | null = null;
  #turn: Promise<void> = Promise.resolve();

  constructor(db: Kysely<ContentTables>) {
    this.#db = db;
  }

  /** Begins after the newest change there is. A watcher must be watching already, or one may be missed. */
  async start(): Promise<void> {
    this.#seq = await lastSequence(this.#db);
  }

  /** Tells nothing more; resolves when nothing is being read any more. */
  async stop(): Promise<void> {
    this.#seq = null;
    await this.#turn;
  }

  subscribe(listener: (change: ContentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads what is new and tells it; resolves when it is told. Calls take turns. */
  check(): Promise<void> {
    const turn = this.#turn.then(() => this.#readNew());
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** Tells a change that nobody wrote, such as a post whose time has come. */
  tell(change: ContentChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  async #readNew(): Promise<void> {
    if (this.#seq === null) return;
    for (const { seq, change } of await changesAfter(this.#db, this.#seq)) {
      if (this.#seq === null) return;
      const isGap: boolean = seq !== this.#seq + 1;
      this.#seq = seq;
      this.tell(isGap ? await this.#everything() : change);
    }
  }

  /** After a sleep longer than changes are kept, nobody knows what changed in between. */
  async #everything(): Promise<ContentChange> {
    const rows = await this.#db.selectFrom('documents').select('id').execute();
    return { documentIds: new Set(rows.map(({ id }) => id)), queries: new Set(ALL_QUERIES) };
  }
}

import type { Kysely } from 'kysely';
import type { ContentChange } from '../content-service.ts';
import type { ContentTables } from './tables.server.ts';

/** The longest wait a timer takes, milliseconds; a later post is looked for again then. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Tells when a post's publication date comes: nobody writes anything at that moment, and yet the
 * lists change. `wind` is called at start and after each change. Never keeps the process alive.
 */
export class PublicationClock {
  readonly #db: Kysely<ContentTables>;
  readonly #tell: (change: ContentChange) => void;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** Posts up to this instant have been told. */
  #toldUntil: number;

  constructor(
    db: Kysely<ContentTables>,
    tell: (change: ContentChange) => void,
    now: () => number = Date.now,
  ) {
    this.#db = db;
    this.#tell = tell;
    this.#now = now;
    this.#toldUntil = now();
  }

  /** Sets the timer for the next post to come. */
  async wind(): Promise<void> {
    const { next } = await this.#posts()
      .select(({ fn }) => fn.min('published_at').as('next'))
      .where('published_at', '>', this.#toldUntil)
      .executeTakeFirstOrThrow();
    clearTimeout(this.#timer);
    if (next === null || this.#isStopped) return;
    const wait = Math.min(Math.max(next - this.#now(), 0), LONGEST_WAIT);
    this.#timer = setTimeout(() => void this.#strike(), wait);
    this.#timer.unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #strike(): Promise<void> {
    const now = this.#now();
    const rows = await this.#posts()
      .select('id')
      .where('published_at', '>', this.#toldUntil)
      .where('published_at', '<=', now)
      .execute();
    this.#toldUntil = now;
    if (this.#isStopped) return;
    if (rows.length > 0) {
      const documentIds = new Set(rows.map(({ id }) => id));
      this.#tell({ documentIds, queries: new Set(['blogs', 'blog']) });
    }
    await this.wind();
  }

  #posts() {
    return this.#db
      .selectFrom('documents')
      .where('type', '=', 'blog')
      .where('state', '=', 'published');
  }
}

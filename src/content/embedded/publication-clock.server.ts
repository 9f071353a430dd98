import type { Kysely } from 'kysely';
import type { ContentChange } from '../content-service.ts';
import type { ContentTables } from './tables.server.ts';

/** The longest delay of a timer, milliseconds; for a later post it is set again then. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** Pause before another attempt after the database could not be read, milliseconds. */
const TRY_AGAIN = 5_000;

/**
 * Reports when a post's publication date comes: nobody writes anything at that moment, and yet the
 * lists change. `schedule` is called at the start and after each change. An error at that moment
 * goes to `onError`, and there is another attempt. Never keeps the process alive.
 */
const POST_QUERIES = ['blogs', 'blogAddresses', 'blog', 'blogKeys'] as const;

export class PublicationClock {
  readonly #db: Kysely<ContentTables>;
  readonly #notify: (change: ContentChange) => void;
  readonly #onError: (error: unknown) => void;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** Posts up to this instant have been reported. */
  #reportedUntil: number;

  constructor(
    db: Kysely<ContentTables>,
    notify: (change: ContentChange) => void,
    onError: (error: unknown) => void,
    now: () => number = Date.now,
  ) {
    this.#db = db;
    this.#notify = notify;
    this.#onError = onError;
    this.#now = now;
    this.#reportedUntil = now();
  }

  /** Sets the timer for the next post. */
  async schedule(): Promise<void> {
    const { next } = await this.#posts()
      .select(({ fn }) => fn.min('published_at').as('next'))
      .where('published_at', '>', this.#reportedUntil)
      .executeTakeFirstOrThrow();
    clearTimeout(this.#timer);
    if (next === null || this.#isStopped) return;
    const wait = Math.min(Math.max(next - this.#now(), 0), LONGEST_WAIT);
    this.#fireIn(wait);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #fireIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#fire().catch((error: unknown) => {
        this.#onError(error);
        if (!this.#isStopped) this.#fireIn(TRY_AGAIN);
      });
    }, wait);
    this.#timer.unref();
  }

  async #fire(): Promise<void> {
    const now = this.#now();
    const rows = await this.#posts()
      .select('id')
      .where('published_at', '>', this.#reportedUntil)
      .where('published_at', '<=', now)
      .execute();
    this.#reportedUntil = now;
    if (this.#isStopped) return;
    if (rows.length > 0) {
      const documentIds = new Set(rows.map(({ id }) => id));
      this.#notify({ documentIds, queries: new Set(POST_QUERIES) });
    }
    await this.schedule();
  }

  #posts() {
    return this.#db
      .selectFrom('documents')
      .where('type', '=', 'blog')
      .where('state', '=', 'published');
  }
}

import type { Kysely } from 'kysely';
import type { ContentChange } from '../content-service.ts';
import type { ContentTables } from './tables.server.ts';

/** The longest wait a timer takes, milliseconds; a later post is looked for again then. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** Pause before posts are looked for again after the database could not be read, milliseconds. */
const TRY_AGAIN = 5_000;

/**
 * Tells when a post's publication date comes: nobody writes anything at that moment, and yet the
 * lists change. `wind` is called at start and after each change. What fails when its time has come is
 * told to `onError` and tried again. Never keeps the process alive.
 */
export class PublicationClock {
  readonly #db: Kysely<ContentTables>;
  readonly #tell: (change: ContentChange) => void;
  readonly #onError: (error: unknown) => void;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** Posts up to this instant have been told. */
  #toldUntil: number;

  constructor(
    db: Kysely<ContentTables>,
    tell: (change: ContentChange) => void,
    onError: (error: unknown) => void,
    now: () => number = Date.now,
  ) {
    this.#db = db;
    this.#tell = tell;
    this.#onError = onError;
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
    this.#strikeIn(wait);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #strikeIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#strike().catch((error: unknown) => {
        this.#onError(error);
        if (!this.#isStopped) this.#strikeIn(TRY_AGAIN);
      });
    }, wait);
    this.#timer.unref();
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
      this.#tell({ documentIds, queries: new Set(['blogs', 'blog', 'blogKeys']) });
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

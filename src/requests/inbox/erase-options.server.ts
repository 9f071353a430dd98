import type { Db } from '../tables.server.ts';
import type { By } from './change.server.ts';

/** What testimonials are kept in. */
export interface Testimonials {
  /** Removes them for good by document id. Those that are gone already are passed over. */
  remove(ids: readonly string[]): Promise<void>;
  /** The tables of the same database that hold their words, to be rewritten afterwards. */
  readonly tables: readonly string[];
}

export interface EraseOptions {
  readonly db: Db;
  readonly dataKey: Uint8Array;
  /** Where MAIL_TRANSPORT=folder writes emails. */
  readonly mailFolder: string;
  /**
   * Removes copies from the content service by document id; undefined if no such service is
   * configured.
   */
  readonly removeCopies?: ((ids: readonly string[]) => Promise<void>) | undefined;
  /** Where testimonials are that were made of feedback; undefined if whoever calls cannot write there. */
  readonly testimonials?: Testimonials | undefined;
  /** Who erases, for the record; without it a command did. */
  readonly by?: By | undefined;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /**
   * How long to wait for emails being sent, and then for other programs that keep the database busy;
   * milliseconds, 10 s by default.
   */
  readonly patience?: number;
}

import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../../database/index.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import type { By } from './change.server.ts';

export interface EraseOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  readonly dataKey: Uint8Array;
  /** Where MAIL_TRANSPORT=folder writes emails. */
  readonly mailFolder: string;
  /**
   * Removes copies from the content service by document id; undefined if no such service is
   * configured.
   */
  readonly removeCopies?: ((ids: readonly string[]) => Promise<void>) | undefined;
  /**
   * Takes testimonials off the site by document id; undefined if whoever calls does not write
   * content.
   */
  readonly removeTestimonials?: ((ids: readonly string[]) => Promise<void>) | undefined;
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

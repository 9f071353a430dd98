import type { Kysely } from 'kysely';
import type { Content, ContentTables } from '../../content/index.server.ts';
import type { DatabaseKind } from '../../database/index.server.ts';
import type { FindSender } from '../../http/index.server.ts';
import type { Language } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import type { Media, MediaTables } from '../../media/index.server.ts';
import type { SubmissionTables } from '../../submissions/index.server.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { AdminTables } from './tables.ts';

/** Every table that the back office reads or writes. */
export type OfficeTables = AdminTables & ContentTables & MediaTables & SubmissionTables;

/** What the areas of the back office stand on; each names what it takes. */
export interface AdminServices {
  readonly accounts: Accounts;
  readonly db: Kysely<OfficeTables>;
  readonly databaseKind: DatabaseKind;
  readonly content: Content;
  readonly media: Media;
  /** From which keys for single purposes are derived. */
  readonly dataKey: Uint8Array;
  readonly dataDirectory: string;
  readonly findSender: FindSender;
  readonly log: Log;
  /** The address that visitors see. */
  readonly siteUrl: string;
  readonly languages: readonly Language[];
  /** Where MAIL_TRANSPORT=folder writes emails. */
  readonly mailFolder: string;
  /** The domain of the Message-IDs. */
  readonly mailDomain: string;
  /** Starts delivering what was just put into the outbox. */
  readonly wakeOutbox: () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

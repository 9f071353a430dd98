import type { Kysely } from 'kysely';
import type { ContentService } from '../content/index.ts';
import type { Content, ContentTables } from '../content/index.server.ts';
import type { FindSender, FairScheduler } from '../http/index.server.ts';
import type { Language } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import type { Media, MediaTables } from '../media/index.server.ts';
import type { Accounts } from './accounts/accounts.server.ts';
import type { Backups } from './backups.server.ts';
import type { Mailbox, MailTransport } from '../email/index.server.ts';
import type { QuotePage } from '../requests/index.ts';
import type { EmailContext, StoredNotice, SubmissionTables } from '../requests/index.server.ts';
import type { BusinessName } from './business-name.server.ts';
import type { OfficeTables } from './tables.server.ts';

/** Every table that the back office reads or writes. */
export type AllTables = OfficeTables & ContentTables & MediaTables & SubmissionTables;

/** The database, or a transaction of it. */
export type OfficeDb = Kysely<AllTables>;

/** What the areas of the back office stand on; each names what it takes. */
export interface OfficeServices {
  readonly accounts: Accounts;
  readonly backups: Backups;
  readonly db: OfficeDb;
  readonly content: Content;
  readonly media: Media;
  /** From which keys for single purposes are derived. */
  readonly dataKey: Uint8Array;
  readonly dataDirectory: string;
  readonly findSender: FindSender;
  /** On the thread that takes in what visitors send. */
  readonly turns: FairScheduler;
  readonly log: Log;
  /** The address that visitors see. */
  readonly siteUrl: string;
  /** Languages that the installation has; the settings say which of them are offered. */
  readonly languages: readonly Language[];
  /** Where MAIL_TRANSPORT=folder writes emails. */
  readonly mailFolder: string;
  /** What the business is called just now. */
  readonly businessName: BusinessName;
  /** The domain of the Message-IDs. */
  readonly mailDomain: string;
  /** Starts delivering what was just put into the outbox. */
  readonly wakeOutbox: () => void;
  /** What emails say of the business just now, or would say with the drafts published. */
  readonly emailContext: (drafts?: ContentService) => Promise<EmailContext>;
  /** Renders a quote as its customer will see it, for the office to frame. */
  readonly previewQuote: (quote: QuotePage) => Promise<Response>;
  /** Removes copies of submissions from the content service; undefined where it keeps none. */
  readonly removeCopies: ((ids: readonly string[]) => Promise<void>) | undefined;
  /** Has somebody told of everything that visitors send from now on; answers what ends it. */
  readonly onSubmission: (listener: (stored: StoredNotice) => void) => () => void;
  /** Who sends emails, and who reads what visitors send just now. */
  readonly mail: {
    readonly transport: MailTransport;
    readonly owner: () => Promise<readonly Mailbox[]>;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

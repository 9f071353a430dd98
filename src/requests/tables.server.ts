import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { EventTables, FactTables, RateLimitTables } from '../database/index.server.ts';
import type { SubmissionKind } from './constants.ts';
import type { StoredSubmission } from './fields.ts';
import type { GroupTables } from './calendar/tables.server.ts';
import type { AnswerTables } from './inbox/answer-tables.server.ts';
import type { InboxTables } from './inbox/tables.server.ts';
import type { DeliveryState } from './delivery/delivery-state.ts';
import type { QuoteTables } from './quotes/tables.server.ts';
import type { SubmissionStatus } from './status.ts';

/** Instants are milliseconds since 1970 (UTC); days are yyyy-mm-dd by the business's clock. */
export interface SubmissionTables
  extends
    InboxTables,
    AnswerTables,
    QuoteTables,
    GroupTables,
    EventTables,
    FactTables,
    RateLimitTables {
  submissions: SubmissionsTable;
  allergies: AllergiesTable;
  submission_pictures: SubmissionPicturesTable;
  deliveries: DeliveriesTable;
  idempotency_keys: IdempotencyKeysTable;
  captcha_nonces: CaptchaNoncesTable;
}

export type Db = Kysely<SubmissionTables>;
/** For what has to run within a transaction. */
export type Tx = Transaction<SubmissionTables>;

/** What visitors sent. */
export interface SubmissionsTable {
  /** A UUID, also returned to the visitor. */
  id: string;
  kind: SubmissionKind;
  /** Language of the form, and so of the visitor's email. */
  locale: string;
  /** The validated fields as JSON, without allergy, consent and what only protects the form. */
  data: string;
  /** The address in lower case, to find a person by; null if none was given. */
  email: string | null;
  created_at: number;
  status: Generated<SubmissionStatus>;
  /** When the status or the assignee last changed, and so the revision; 0 until then. */
  changed_at: Generated<number>;
  /** What a request is for; null if it does not say. */
  service: string | null;
  /** The day that a request is for. */
  event_day: string | null;
  /** The telephone number's last nine digits, to find a person by. */
  phone: string | null;
  /** Names, addresses, numbers and texts, folded, see `foundBy`. */
  search: Generated<string>;
  /** The account that looks after it, and what it was called then. */
  assignee_id: string | null;
  assignee_name: string | null;
  /** When it was first opened and by whom; null while it is unread. */
  read_at: number | null;
  read_by_id: string | null;
  read_by_name: string | null;
}

/** Allergies, encrypted and in a table of their own, so that reading submissions never shows them. */
export interface AllergiesTable {
  submission_id: string;
  /** AES-256-GCM, base64: ciphertext and tag. */
  cipher: string;
  /** The 12 bytes of the nonce, base64. */
  nonce: string;
  /** When the visitor consented to storing it. */
  consent_at: number;
  /** The day on which it is erased: 30 days after the event. */
  erase_after: string;
}

/** The pictures that answer a business's own questions, in a table of their own, so that no list reads them. */
export interface SubmissionPicturesTable {
  submission_id: string;
  /** The key of the question that it answers. */
  question: string;
  /** WebP of our own making, base64: both databases, backups and restoring know texts alone. */
  picture: string;
}

/**
 * The channels of deliveries: the recipient of each, and whether it belongs to one answer, quote or payment
 * (`isOfItsOwn`). Such an email is sent again by itself.
 */
export const CHANNELS = {
  'owner-email': { to: 'owner', isOfItsOwn: false },
  'visitor-email': { to: 'visitor', isOfItsOwn: false },
  'content-copy': { to: 'content', isOfItsOwn: false },
  'answer-email': { to: 'visitor', isOfItsOwn: true },
  // A quote, the visitor's answer to it for the business, and its confirmation for the visitor.
  'visitor-quote': { to: 'visitor', isOfItsOwn: true },
  'owner-answer': { to: 'owner', isOfItsOwn: true },
  'visitor-booking': { to: 'visitor', isOfItsOwn: true },
  // What a visitor is reminded of, and the receipt of what they paid.
  'visitor-reminder': { to: 'visitor', isOfItsOwn: true },
  'visitor-receipt': { to: 'visitor', isOfItsOwn: true },
} as const;
/** Where a delivery goes. */
export type Channel = keyof typeof CHANNELS;

/** The outbox: what is to be delivered, at first a row for each submission and channel. */
export interface DeliveriesTable {
  id: string;
  submission_id: string;
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: number;
  lease_owner: string | null;
  lease_until: number | null;
  /** The other side's last answer, or why the attempt failed. Never a visitor's words. */
  last_answer: string | null;
  /** `<uuid@domain>`, the same in every attempt. */
  message_id: string;
  created_at: number;
  done_at: number | null;
  /** What somebody of the business wrote, where the channel sends that; else null. */
  answer_id: string | null;
}

/** Responses already given, by idempotency key; kept for 24 hours. */
export interface IdempotencyKeysTable {
  key: string;
  /** A keyed hash of the fields, so that the row reveals nothing of them. */
  body_hash: string;
  status: number;
  /** The body of the response, JSON. */
  answer: string;
  submission_id: string;
  created_at: number;
}

/** Captcha solutions already used, until they expire. */
export interface CaptchaNoncesTable {
  nonce: string;
  expires_at: number;
}

/** The tables whose rows are about a person. */
export const PERSONAL_TABLES = [
  ...(['submissions', 'allergies', 'deliveries', 'submission_pictures'] as const),
  ...(['idempotency_keys', 'rate_limits'] as const),
  ...(['submission_events', 'submission_notes', 'answers'] as const),
  ...(['quotes', 'quote_versions', 'quote_answers', 'quote_deliveries'] as const),
  ...(['quote_looks', 'quote_payments', 'quote_reminders'] as const),
  ...(['groups', 'group_needs'] as const),
] as const satisfies readonly (keyof SubmissionTables)[];

export type SubmissionRow = Selectable<SubmissionsTable>;
export type DeliveryRow = Selectable<DeliveriesTable>;

/** The fields of a stored submission: what intake validated, without the allergy. */
export function storedFields<Kind extends SubmissionKind>(
  row: SubmissionRow & { readonly kind: Kind },
): StoredSubmission<Kind> {
  return JSON.parse(row.data) as StoredSubmission<Kind>;
}

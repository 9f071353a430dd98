import type { Selectable } from 'kysely';
import type { SubmissionKind } from './constants.ts';
import type { SubmissionOf } from './schemas.ts';

/** Instants are milliseconds since 1970 (UTC); days are yyyy-mm-dd in Madrid. */
export interface SubmissionTables {
  submissions: SubmissionsTable;
  allergies: AllergiesTable;
  deliveries: DeliveriesTable;
  idempotency_keys: IdempotencyKeysTable;
  captcha_nonces: CaptchaNoncesTable;
  rate_limits: RateLimitsTable;
}

/** What came in, one row each. */
export interface SubmissionsTable {
  /** A UUID; also what the visitor is answered. */
  id: string;
  kind: SubmissionKind;
  /** Language code of the form: the language of the visitor's email. */
  locale: string;
  /** The checked fields as JSON, without the allergy, its consent and what only guards the form. */
  data: string;
  /** The address lower-cased, for finding a person; null when none was given. */
  email: string | null;
  created_at: number;
}

/** Allergies, encrypted and apart, so that nothing that reads submissions meets them. */
export interface AllergiesTable {
  submission_id: string;
  /** AES-256-GCM, base64: ciphertext and tag. */
  cipher: string;
  /** The 12 bytes of the nonce, base64. */
  nonce: string;
  /** When the visitor agreed to it being kept. */
  consent_at: number;
  /** The day on which it is erased: 30 days after the event. */
  erase_after: string;
}

export const CHANNELS = ['owner-email', 'visitor-email', 'content-copy'] as const;
/** Where a submission goes after it is stored. */
export type Channel = (typeof CHANNELS)[number];

/**
 * - waiting: to be tried at `next_attempt_at`
 * - sending: a worker holds it until `lease_until`
 * - delivered: the other side took it
 * - kept: written to the mail folder; no email left the machine
 * - failed: given up
 * - held: held back, because more came in than the limits allow; the owner may let it go
 */
export type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'kept' | 'failed' | 'held';

/** The outbox: what is to be delivered, one row for each submission and channel. */
export interface DeliveriesTable {
  id: string;
  submission_id: string;
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: number;
  lease_owner: string | null;
  lease_until: number | null;
  /** What the other side said last, or why the attempt failed. Never a visitor's words. */
  last_answer: string | null;
  /** `<uuid@domain>`, the same in every attempt. */
  message_id: string;
  created_at: number;
  done_at: number | null;
}

/** Answers already given, by the key of the form; kept 24 hours. */
export interface IdempotencyKeysTable {
  key: string;
  /** A keyed hash of the fields, so that the row says nothing of them. */
  body_hash: string;
  status: number;
  /** The body of the answer, JSON. */
  answer: string;
  submission_id: string;
  created_at: number;
}

/** Captcha solutions already used, until they expire. */
export interface CaptchaNoncesTable {
  nonce: string;
  expires_at: number;
}

/** Tries counted in a window, by what is limited; the name holds a keyed hash, not an address. */
export interface RateLimitsTable {
  name: string;
  tries: number;
  expires_at: number;
}

/** The tables whose rows are about a person. */
export const PERSONAL_TABLES = [
  ...(['submissions', 'allergies', 'deliveries'] as const),
  ...(['idempotency_keys', 'rate_limits'] as const),
] as const satisfies readonly (keyof SubmissionTables)[];

export type SubmissionRow = Selectable<SubmissionsTable>;
export type DeliveryRow = Selectable<DeliveriesTable>;

/** The fields of a stored submission: what was checked at intake, without the allergy. */
export function storedFields<Kind extends SubmissionKind>(
  row: SubmissionRow & { readonly kind: Kind },
): Omit<SubmissionOf[Kind], 'allergy' | 'allergyConsent'> {
  return JSON.parse(row.data) as Omit<SubmissionOf[Kind], 'allergy' | 'allergyConsent'>;
}

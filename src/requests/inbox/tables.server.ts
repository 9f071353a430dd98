import type { SubmissionKind } from '../constants.ts';
import type { SubmissionStatus } from '../status.ts';

export const CONTACT_WAYS = ['whatsapp', 'phone'] as const;
/** How somebody is answered other than by email: outside the product, which notes it. */
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** What the business adds to submissions. */
export interface InboxTables {
  submission_events: SubmissionEventsTable;
  submission_notes: SubmissionNotesTable;
  testimonial_consents: TestimonialConsentsTable;
  erasures: ErasuresTable;
  retention: RetentionTable;
}

/** How many days the owner has chosen to keep submissions of a kind. */
export interface RetentionTable {
  kind: SubmissionKind;
  days: number;
}

/** What became of a submission: its statuses, who looked after it, who answered another way than by email. */
export interface SubmissionEventsTable {
  id: string;
  submission_id: string;
  at: number;
  /** Who did it; null when the visitor or the product did. */
  account_id: string | null;
  account_name: string | null;
  action: 'status' | 'assignee' | ContactWay;
  /** A status, the name of an account, or what was written; null for nobody and for nothing. */
  before: SubmissionStatus | (string & {}) | null;
  after: SubmissionStatus | (string & {}) | null;
}

/** Notes that only the business reads. */
export interface SubmissionNotesTable {
  id: string;
  submission_id: string;
  body: string;
  account_id: string;
  account_name: string;
  created_at: number;
}

export const CONSENT_WAYS = ['email', 'phone', 'inPerson', 'inFeedback'] as const;
/** How an author agreed to their words being shown. */
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/**
 * That the author of feedback agreed to its being shown. It outlives the feedback, since it has to be
 * shown for as long as the testimonial is there.
 */
export interface TestimonialConsentsTable {
  /** The testimonial's id. */
  document_id: string;
  submission_id: string;
  how: ConsentWay;
  /** yyyy-mm-dd, the day on which they agreed. */
  given_on: string;
  account_id: string;
  account_name: string;
  created_at: number;
}

/** That somebody was erased: a keyed hash of what they were found by, so that only asking tells. */
export interface ErasuresTable {
  id: string;
  at: number;
  person: string;
  account_id: string | null;
  account_name: string | null;
  /** How much was removed, JSON of numbers. */
  counts: string;
}

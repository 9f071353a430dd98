import type { Generated, Selectable } from 'kysely';
import type { QuoteAnswer } from './document.ts';
import type { QuoteState } from './states.ts';
import type { PaymentKind, PaymentMeans } from './payment.ts';

/** The tables of quotes. Instants are milliseconds since 1970 (UTC); days are yyyy-mm-dd by the business's clock. */
export interface QuoteTables {
  quotes: QuotesTable;
  quote_versions: QuoteVersionsTable;
  quote_answers: QuoteAnswersTable;
  quote_deliveries: QuoteDeliveriesTable;
  quote_numbers: QuoteNumbersTable;
  quote_looks: QuoteLooksTable;
  quote_payments: QuotePaymentsTable;
  quote_reminders: QuoteRemindersTable;
}

/** Quotes with what is being written of them. */
export interface QuotesTable {
  id: string;
  submission_id: string;
  /** `2026-0007` */
  number: string;
  /** A `QuoteDraft`, JSON. */
  draft: string;
  /** Counts what was written, so that nobody overwrites somebody else's. */
  revision: number;
  /** The version that was sent last; 0 before the first. */
  version: number;
  author: string;
  created_at: number;
  updated_at: number;
  /** The revision that was looked at as its customer would see it; null when none was. */
  previewed_revision: number | null;
  /** The state in which somebody has put it away from the first screen. */
  handled: QuoteState | null;
  /** When the business called off what was accepted; null while it stands. */
  called_off_at: number | null;
}

/** What was sent. The database itself refuses to change a row. */
export interface QuoteVersionsTable {
  id: string;
  quote_id: string;
  version: number;
  /** Of the token in its private address. */
  token_hash: string;
  /** A `QuoteDocument`, JSON. */
  document: string;
  /** SHA-256 of `document`, hexadecimal. */
  hash: string;
  total: number;
  valid_until: string;
  author: string;
  sent_at: number;
}

/** What visitors answered; at most once for each version, and unchangeable likewise. */
export interface QuoteAnswersTable {
  version_id: string;
  answer: QuoteAnswer;
  name: string;
  word: string;
  /** The hash of the document that was answered. */
  document_hash: string;
  answered_at: number;
}

/** Which version an email is about. */
export interface QuoteDeliveriesTable {
  delivery_id: string;
  version_id: string;
  /** The payment of a receipt, or what a reminder is about; else null. */
  about: string | null;
  /** 1 where the clock has it sent, and no person. */
  is_automatic: Generated<number>;
}

/** When a version was first opened by somebody who is not signed in to the office. */
export interface QuoteLooksTable {
  version_id: string;
  seen_at: number;
}

/** What was paid, or given back, for a quote that was accepted. */
export interface QuotePaymentsTable {
  id: string;
  quote_id: string;
  kind: PaymentKind;
  means: PaymentMeans;
  cents: number;
  day: string;
  revision: number;
  author: string;
  created_at: number;
  updated_at: number;
}

/** What customers were reminded of; at most once each. */
export interface QuoteRemindersTable {
  version_id: string;
  about: ReminderAbout;
  sent_at: number;
}

/** To answer before the quote lapses, or to pay the deposit before it does. */
export type ReminderAbout = 'answer' | 'deposit';

/** The last number of each year. */
export interface QuoteNumbersTable {
  year: number;
  last: number;
}

export type QuoteRow = Selectable<QuotesTable>;
export type QuoteVersionRow = Selectable<QuoteVersionsTable>;
export type QuoteDeliveryRow = Selectable<QuoteDeliveriesTable>;
export type QuoteAnswerRow = Selectable<QuoteAnswersTable>;
export type QuotePaymentRow = Selectable<QuotePaymentsTable>;

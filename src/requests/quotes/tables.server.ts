import type { Selectable } from 'kysely';
import type { QuoteAnswer } from './document.ts';

/** The tables of quotes. Instants are milliseconds since 1970 (UTC); days are yyyy-mm-dd in Madrid. */
export interface QuoteTables {
  quotes: QuotesTable;
  quote_versions: QuoteVersionsTable;
  quote_answers: QuoteAnswersTable;
  quote_deliveries: QuoteDeliveriesTable;
  quote_numbers: QuoteNumbersTable;
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
}

/** The last number of each year. */
export interface QuoteNumbersTable {
  year: number;
  last: number;
}

export type QuoteRow = Selectable<QuotesTable>;
export type QuoteVersionRow = Selectable<QuoteVersionsTable>;
export type QuoteAnswerRow = Selectable<QuoteAnswersTable>;

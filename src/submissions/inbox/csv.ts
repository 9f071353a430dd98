import { RATING_KEYS } from '../constants.ts';
import type { InboxEntry } from './read.server.ts';

const FIELDS = [
  ...['firstName', 'lastName', 'name', 'email', 'phone'],
  ...['requestedDate', 'requestedTime', 'participants', 'company', 'workshop', 'message'],
  ...['date', 'comments', 'willReturn', 'recommend'],
];

/** The columns of the file, in order. Allergies are not among them. */
export const CSV_COLUMNS = [
  ...['id', 'received', 'kind', 'locale'],
  ...FIELDS,
  ...RATING_KEYS,
  'deliveries',
];

/** What a spreadsheet takes for the beginning of a formula, its full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** An international phone number: a plus and digits, in which nothing can be computed. */
const INTERNATIONAL_PHONE = /^\+\d[\d\s().-]*$/;

/**
 * One value of a CSV file (RFC 4180), safe in a spreadsheet: what would be a formula gets an
 * apostrophe before it, which spreadsheets take for "this is text". `+34 600 000 000` stays.
 */
export function csvValue(value: unknown): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) && !INTERNATIONAL_PHONE.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvValue).join(',')}\r\n`;
}

/** The line of one submission. */
export function csvEntry({ submission, fields, deliveries }: InboxEntry): string {
  const ratings = (fields['ratings'] ?? {}) as Readonly<Record<string, number>>;
  return csvLine([
    submission.id,
    new Date(submission.created_at).toISOString(),
    submission.kind,
    submission.locale,
    ...FIELDS.map((name) => fields[name]),
    ...RATING_KEYS.map((key) => ratings[key]),
    deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', '),
  ]);
}

import { printableLines } from '../../log/index.server.ts';
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

/** What a spreadsheet takes for the beginning of a formula, its wide and small forms included. */
const FORMULA = /[=+\-@＝＋－＠﹦﹢﹣﹫−]/;
/** After it a cell can begin: which of them ends a cell is the spreadsheet's setting, not ours. */
const SEPARATOR = /[,;\n]/;
/** Before a formula's beginning a spreadsheet may skip it: quotes, space, what has no width. */
const SKIPPED = /["\s\p{Cf}\p{DI}\p{M}]/u;
/**
 * An international phone number: a number, or numbers with nothing but a space between the first two,
 * which no spreadsheet can compute (it can `+34-600`).
 */
const INTERNATIONAL_PHONE = /^\+\d+(?: [\d(][\d ().-]*)?$/;

/**
 * One value of a CSV file (RFC 4180), safe in a spreadsheet that separates by comma, semicolon or
 * tab, at every line break or none, and whether or not it honours quotes: wherever a cell can begin,
 * a formula's first character gets an apostrophe before it, which says "this is text". A phone
 * number `+34 600 000 000` stays. Of control characters only line feeds remain.
 */
export function csvValue(value: unknown): string {
  const text = printableLines(String(value ?? ''))
    .join('\n')
    .trimEnd();
  const safe = INTERNATIONAL_PHONE.test(text) ? text : withoutFormulas(text);
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function withoutFormulas(text: string): string {
  let safe = '';
  let canBegin = true;
  for (const character of text) {
    if (canBegin && FORMULA.test(character)) safe += "'";
    safe += character;
    canBegin = SEPARATOR.test(character) || (canBegin && SKIPPED.test(character));
  }
  // Else the cell that begins here would begin with what follows in the file.
  return canBegin && safe !== '' ? `${safe}'` : safe;
}

/** A line of the file. Its first value is no phone number: in another reading it is a whole line. */
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

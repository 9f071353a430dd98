import { defaultLanguage, type Language } from '../../i18n/index.ts';
import { printableLines } from '../../log/index.server.ts';
import { KINDS, RATING_KEYS } from '../constants.ts';
import { byOrder, fieldsFor } from '../fields.ts';
import { ownIn, ownText } from '../own-questions.ts';
import type { Db } from '../tables.server.ts';
import type { InboxEntry } from './read.server.ts';

/** The columns that spreadsheets know by their place; a field that is not named here follows them. */
const ORDER = [
  ...['firstName', 'lastName', 'name', 'email', 'phone'],
  ...['requestedDate', 'requestedTime', 'participants', 'company', 'workshop', 'message'],
  ...['date', 'comments', 'willReturn', 'recommend', 'ratings'],
  ...['service', 'estimate', 'serviceTitle'],
];

const FIELDS = [...new Set(KINDS.flatMap((kind) => fieldsFor('csv', kind)))].sort(byOrder(ORDER));

/** The columns of the file, in order: of fields those that are declared for it, so never allergies. */
export const CSV_COLUMNS = [
  ...['id', 'received', 'kind', 'locale'],
  ...FIELDS.flatMap((name) => (name === 'ratings' ? RATING_KEYS : [name])),
  ...['deliveries', 'status', 'assignee'],
];

/** The columns of the file; with those of own questions where any were answered. */
export function csvColumns(hasOwn: boolean): readonly string[] {
  return hasOwn ? [...CSV_COLUMNS, 'own'] : CSV_COLUMNS;
}

/** Was any question of the business's own ever answered? Files have a column of them only then. */
export async function hasOwnAnswers(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', 'request')
    // Of a quote that a visitor typed JSON has a backslash before.
    .where('data', 'like', '%,"own":[{%')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was said to own questions, a line each. */
export function ownLines(fields: InboxEntry['fields'], language: Language): string {
  return ownIn(fields)
    .map((answer) => ownText(answer, language))
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
}

/** Characters that begin a formula in a spreadsheet, including their wide and small forms. */
const FORMULA = /[=+\-@＝＋－＠﹦﹢﹣﹫−]/;
/** Characters after which a cell can begin: which ones do is the spreadsheet's setting, not ours. */
const SEPARATOR = /[,;\n]/;
/** What a spreadsheet may skip before a formula: quotes, white space, invisible characters. */
const SKIPPED = /["\s\p{Cf}\p{DI}\p{M}]/u;
/**
 * An international phone number: digits, with nothing but a space between the first two groups, which
 * no spreadsheet can compute (unlike `+34-600`).
 */
const INTERNATIONAL_PHONE = /^\+\d+(?: [\d(][\d ().-]*)?$/;

/**
 * One value of a CSV file (RFC 4180), safe in a spreadsheet whether it separates cells by comma,
 * semicolon, tab or line break, and whether or not it honours quotes: wherever a cell can begin, the
 * first character of a formula gets an apostrophe before it, which marks it as text. A phone number
 * like `+34 600 000 000` is left alone. Of control characters only line feeds remain.
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
  // Otherwise what follows in the file would be the beginning of a cell.
  return canBegin && safe !== '' ? `${safe}'` : safe;
}

/** A line of the file. Its first value must not be a phone number, which is left alone. */
export function csvLine(values: readonly unknown[], separator: ',' | ';' = ','): string {
  return `${values.map(csvValue).join(separator)}\r\n`;
}

/** The line of one submission. */
export function csvEntry({ submission, fields, deliveries }: InboxEntry, hasOwn = false): string {
  const ratings = (fields['ratings'] ?? {}) as Readonly<Record<string, number>>;
  return csvLine([
    submission.id,
    new Date(submission.created_at).toISOString(),
    submission.kind,
    submission.locale,
    ...FIELDS.flatMap((name) =>
      name === 'ratings' ? RATING_KEYS.map((key) => ratings[key]) : [fields[name]],
    ),
    deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', '),
    submission.status,
    submission.assignee_name,
    ...(hasOwn ? [ownLines(fields, defaultLanguage())] : []),
  ]);
}

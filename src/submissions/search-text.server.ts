import { fieldsOf } from './fields.ts';
import type { SubmissionKind } from './constants.ts';
import type { SubmissionRow } from './tables.server.ts';

/** The columns by which a submission is listed and found, besides those that intake always had. */
export type FoundBy = Pick<SubmissionRow, 'service' | 'event_day' | 'phone' | 'search'>;

/** What is searched one after another; a word that is looked for holds no line break. */
const BETWEEN = '\n';
/** What people write into a telephone number besides its digits. */
const PHONE_SEPARATORS = /[\s().\-\u2010-\u2015/]/g;
/** Fewer digits are a time, a price or a number of people. */
const SHORTEST_NUMBER = 4;
/** Digits at the end by which a number is known, with or without its country's prefix. */
const NATIONAL_DIGITS = 9;
/** Words of a search that are looked at. */
const MOST_WORDS = 8;

/** Text as it is compared: in small letters, without accents, any white space as one space. */
export function foldText(text: string): string {
  // Most of it is plain: only what is not has to be taken apart.
  // eslint-disable-next-line no-control-regex -- ASCII is what it looks for
  const plain = /^[\u0001-\u007f]*$/.test(text)
    ? text
    : text.replaceAll('\0', '').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A number's last nine digits, which are the same however it is written; null when too short. */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < SHORTEST_NUMBER ? null : digits.slice(-NATIONAL_DIGITS);
}

/** Makes the columns from a submission's stored fields. */
export function foundBy(kind: SubmissionKind, fields: Readonly<Record<string, unknown>>): FoundBy {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const phone = text('phone');
  const written = fieldsOf(kind)
    .filter(([, { isFreeText, kept }]) => isFreeText && kept === 'clear')
    .map(([name]) => text(name))
    .filter(Boolean)
    .join('\u0001');
  return {
    service: text('service') || null,
    event_day: text('requestedDate') || null,
    phone: phoneKey(phone),
    search: [
      foldText(written).replaceAll('\u0001', BETWEEN),
      phone.replace(PHONE_SEPARATORS, ''),
    ].join(BETWEEN),
  };
}

/**
 * The words of a search, each of which has to be found. A telephone number is one word, however it
 * is spaced.
 */
export function searchWords(query: string): readonly string[] {
  const folded = foldText(query);
  const number = folded.replace(PHONE_SEPARATORS, '').replace('+', '');
  if (/^\d{4,}$/.test(number)) return [number.slice(-NATIONAL_DIGITS)];
  return [...new Set(folded.split(' '))].filter(Boolean).slice(0, MOST_WORDS);
}

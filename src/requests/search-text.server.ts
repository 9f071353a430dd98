import { foldText } from '../i18n/index.server.ts';
import { fieldsOf } from './fields.ts';
import { ownIn } from './own-questions.ts';
import type { SubmissionKind } from './constants.ts';
import type { SubmissionRow } from './tables.server.ts';

/** The columns by which a submission is listed and found, besides those that intake always had. */
export type FoundBy = Pick<SubmissionRow, 'service' | 'event_day' | 'phone' | 'search'>;

/** What people write into a telephone number besides its digits. */
const PHONE_SEPARATORS = /[\s().\-\u2010-\u2015/]/g;
/** Fewer digits are a time, a price or a number of people. */
const SHORTEST_NUMBER = 4;
/** Digits at the end by which a number is known, with or without its country's prefix. */
const NATIONAL_DIGITS = 9;
/** Words of a search that are looked at. */
const MOST_WORDS = 8;
/** Characters of a word that are looked at. */
const LONGEST_WORD = 64;

const PARTS = /[\p{L}\p{N}]+/gu;
/** What stands in an address besides letters and digits, and means nothing to either database. */
const UNUSUAL = /[^\p{L}\p{N}@._+-]/gu;

/** A number's last nine digits, which are the same however it is written; null when too short. */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < SHORTEST_NUMBER ? null : digits.slice(-NATIONAL_DIGITS);
}

/** What stands between anything but letters and digits; and, if it is one, the address that it makes up. */
function readChunk(chunk: string): { readonly parts: string[]; readonly address: string | null } {
  const found = Array.from(chunk.matchAll(PARTS));
  const parts = found.map(([part]) => part.slice(0, LONGEST_WORD));
  const last = found.at(-1);
  const whole = chunk.slice(found[0]?.index, last && last.index + last[0].length);
  if (!last || !whole.includes('@')) return { parts, address: null };
  return { parts, address: whole.replace(UNUSUAL, '-').slice(0, LONGEST_WORD) };
}

/** The words of a text, and its addresses whole as well. */
function wordsIn(text: string): string[] {
  const chunks = foldText(text).split(' ').map(readChunk);
  return chunks.flatMap(({ parts, address }) => [...parts, address ?? '']);
}

/** Every ending of a number, so that any part of it is the beginning of a word. */
function endingsOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const count = Math.max(0, digits.length - SHORTEST_NUMBER + 1);
  return Array.from({ length: count }, (_, at) => digits.slice(at));
}

/** Makes the columns from a submission's stored fields. */
export function foundBy(kind: SubmissionKind, fields: Readonly<Record<string, unknown>>): FoundBy {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const phone = text('phone');
  const words = fieldsOf(kind)
    .filter(([, { isFreeText, kept }]) => isFreeText && kept === 'clear')
    .flatMap(([name]) => wordsIn(text(name)));
  const own = ownIn(fields).flatMap(({ kind: asked, value, chosen = {} }) =>
    asked === 'picture' ? [] : [value, ...Object.values(chosen)].flatMap(wordsIn),
  );
  return {
    service: text('service') || null,
    event_day: text('requestedDate') || null,
    phone: phoneKey(phone),
    search: [...new Set([...words, ...own, ...endingsOf(phone)])].filter(Boolean).join(' '),
  };
}

/**
 * The words of a search, each of which has to be the beginning of one that is stored. A telephone number
 * is one word, however it is spaced.
 */
export function searchWords(query: string): readonly string[] {
  const folded = foldText(query);
  const number = folded.replace(PHONE_SEPARATORS, '').replace('+', '');
  if (/^\d{4,}$/.test(number)) return [number.slice(-NATIONAL_DIGITS)];
  const chunks = folded.split(' ').map(readChunk);
  const words = chunks.flatMap(({ parts, address }) => address ?? parts);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

import { ANSWER_FIELD, CAPTCHA_FIELD, QUESTION_FIELD } from '../../captcha/index.ts';
import { parseJson } from '../../http/index.server.ts';
import { HONEYPOT_FIELD, KINDS, RATING_KEYS } from '../constants.ts';
import { fieldsOf as declaredFields } from '../fields.ts';
import { BETWEEN, OWN } from '../own-questions.ts';

/** The values that a field of a form can have. */
export type FieldValue = string | number | boolean | Readonly<Record<string, number>>;

/** What a body brings: flat values by name, and nothing that could be looked into any deeper. */
export interface Fields {
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Fields whose value was none of these: an object, a list. They are not among `fields`. */
  readonly misshapen: readonly string[];
}

/** What a post brings beside its declared fields. */
const BESIDE = [
  ...['returnTo', 'automated', HONEYPOT_FIELD],
  ...[CAPTCHA_FIELD, QUESTION_FIELD, ANSWER_FIELD],
];

/** How many values the largest form sends; its ratings are one each in a plain form. */
const LARGEST = Math.max(
  ...KINDS.map((kind) =>
    declaredFields(kind)
      .map(([, { input }]) => (input.type === 'ratings' ? RATING_KEYS.length : 1))
      .reduce((sum, count) => sum + count, BESIDE.length),
  ),
);

/** Answers to a business's own questions at most: ten, of which each may choose several. */
const OWN_ANSWERS = 10 * 12;

/** Fields of a body at most. */
export const MOST_FIELDS = 3 * LARGEST + OWN_ANSWERS;

/** How a plain form names the rating of a category: `ratings.foodQuality`. */
const RATING = 'ratings.';

/** The fields of a plain form: texts, of a repeated one the last, or all to an own question. Null when there are too many. */
export function fieldsOf(entries: Iterable<[string, unknown]>): Fields | null {
  const fields = new Map<string, FieldValue>();
  const ratings = new Map<string, number>();
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    if (count > MOST_FIELDS) return null;
    if (typeof value !== 'string') continue;
    if (name.startsWith(RATING)) ratings.set(name.slice(RATING.length), Number(value));
    else {
      const before = name.startsWith(OWN) ? fields.get(name) : undefined;
      const text = value.replaceAll('\r\n', '\n');
      fields.set(name, before === undefined ? text : `${String(before)}${BETWEEN}${text}`);
    }
  }
  if (ratings.size > 0) fields.set('ratings', Object.fromEntries(ratings));
  return { fields: Object.fromEntries(fields), misshapen: [] };
}

/**
 * The fields of a JSON object: texts, numbers and booleans as they are; of `ratings`, the one that
 * has parts, its numbers. Null when there are too many; none when it is no JSON or no object.
 */
export function jsonFields(text: string): Fields | null {
  const fields = new Map<string, FieldValue>();
  const misshapen: string[] = [];
  const entries = entriesOf(text);
  if (entries.length > MOST_FIELDS) return null;
  for (const [name, value] of entries) {
    if (value === null) continue;
    const known = name === 'ratings' ? ratingsOf(value) : value;
    if (isPlain(known) || (name === 'ratings' && known)) fields.set(name, known as FieldValue);
    else misshapen.push(name);
  }
  return { fields: Object.fromEntries(fields), misshapen };
}

function entriesOf(text: string): [string, unknown][] {
  try {
    const value: unknown = parseJson(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? Object.entries(value) : [];
  } catch {
    return [];
  }
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Ratings as a map or as a list of `{key, score}`, as a map of numbers; undefined when neither. */
function ratingsOf(value: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const pairs = Array.isArray(value)
    ? value.slice(0, MOST_FIELDS).map((item) => [own(item, 'key'), own(item, 'score')])
    : RATING_KEYS.map((key) => [key, own(value, key)]);
  return Object.fromEntries(
    pairs.filter(([key, score]) => typeof key === 'string' && typeof score === 'number'),
  ) as Record<string, number>;
}

function own(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

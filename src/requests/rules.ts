/**
 * The rules that a declared field can have. `validate` stops each of these pipes at its first
 * issue, so what stands first guards what stands behind it: a type before a length, a length before
 * a pattern. The messages are keys of the `forms` words.
 */
import * as v from 'valibot';
import { defaultLanguage, type Language } from '../i18n/index.ts';
import { MAX_LENGTH, PHONE_LENGTH } from './constants.ts';

/**
 * The simple email pattern of the contact and feedback forms: something, an @, something with a
 * dot inside. Each character can be read in one way only, so that a match takes linear time.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Digits, spaces, hyphens, parentheses and dots, with an optional leading plus. */
const PHONE_PATTERN = /^\+?[\d\s().-]+$/;

/** For telephone numbers and email addresses. */
export const PLAIN = { isPlain: true } as const;

/** Characters that nobody sees: marks of direction and joiners, as address books put them around numbers. */
const INVISIBLE = /\p{Cf}/gu;
/** The hyphens and dashes that stand for a plain one. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Halves of a character, which nobody types and no link can hold: a screen with one in a link is not shown at all. */
const HALVES = /\p{Cs}/gu;

/** A telephone number or email address as it was meant: without what is invisible, with plain hyphens. */
function plain(text: string): string {
  // A longer one is refused as it is.
  if (text.length > MAX_LENGTH.email) return text;
  return text.replace(INVISIBLE, '').replace(DASHES, '-');
}

/** Whether a text is an email address by the simple pattern, and no longer than one may be. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH.email && EMAIL_PATTERN.test(plain(text).trim());
}

/** A text of at most so many characters; one that is longer is told by how many. */
function bounded(wrongType: string, most: number, isPlain: boolean) {
  return v.pipe(
    v.string(wrongType),
    v.transform((text) => (isPlain ? plain(text) : text).trim()),
    v.maxLength(most, ({ input }) => `tooLong:${input.length - most}`),
    // Nor does every database keep a null.
    v.transform((text) => text.replace(HALVES, '').replaceAll('\0', '').trim()),
  );
}

function filled(missing: string, most: number, isPlain: boolean) {
  return v.pipe(bounded(missing, most, isPlain), v.minLength(1, missing));
}

/**
 * A text that must be there, trimmed; `missing` is the message, also of a wrong type. A plain one is
 * rid of what is invisible in it.
 */
export function requiredText(missing: string, maxLength: number, { isPlain = false } = {}) {
  return { rule: filled(missing, maxLength, isPlain), isRequired: true, maxLength } as const;
}

/** A text that may be missing and is then empty; trimmed. */
export function optionalText(maxLength: number, { isPlain = false } = {}) {
  const rule = v.nullish(bounded('invalidValue', maxLength, isPlain), '');
  return { rule, isRequired: false, maxLength } as const;
}

/** A required email address by the simple pattern. */
export function checkedEmail() {
  const { email: maxLength } = MAX_LENGTH;
  const rule = v.pipe(
    filled('fieldRequired', maxLength, true),
    v.regex(EMAIL_PATTERN, 'invalidEmail'),
  );
  return { rule, isRequired: true, maxLength } as const;
}

/** An optional email address in small letters; one that breaks the pattern is kept as typed. */
export function keptEmail() {
  const { rule, maxLength } = optionalText(MAX_LENGTH.email, PLAIN);
  return { rule: v.pipe(rule, v.toLowerCase()), isRequired: false, maxLength } as const;
}

/** A required phone number by its pattern and length. */
export function checkedPhone() {
  const rule = v.pipe(
    filled('fieldRequired', MAX_LENGTH.phone, true),
    v.minLength(PHONE_LENGTH.least, 'invalidPhoneNumber'),
    v.maxLength(PHONE_LENGTH.most, 'invalidPhoneNumber'),
    v.regex(PHONE_PATTERN, 'invalidPhoneNumber'),
  );
  return { rule, isRequired: true, maxLength: MAX_LENGTH.phone } as const;
}

/** One of `options`; `missing` is the message of anything else. */
export function choice<const Options extends readonly string[]>(options: Options, missing: string) {
  const rule = v.pipe(v.string(missing), v.trim(), v.picklist(options, missing));
  return { rule, isRequired: true } as const;
}

/** One of `options`, or empty where none was chosen. */
export function optionalChoice<const Options extends readonly string[]>(options: Options) {
  const rule = v.pipe(
    v.nullish(v.string('invalidValue'), ''),
    v.picklist(['', ...options], 'invalidValue'),
  );
  return { rule, isRequired: false } as const;
}

const ticked = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()], 'invalidValue'), false),
  v.transform((value) => isTicked(value)),
);

/** Whether a value is that of a ticked box. */
export function isTicked(value: unknown): boolean {
  return value === true || ['on', 'true', 'yes', '1'].includes(String(value));
}

/** A box that may be ticked: `true`, or what an HTML form sends for one. Absent is unticked. */
export const tickBox = { rule: ticked, isRequired: false } as const;

/** A box that must be ticked; `missing` is the message where it is not. */
export function requiredTickBox(missing: string) {
  const rule = v.pipe(
    ticked,
    v.check((isTicked) => isTicked, missing),
  );
  return { rule, isRequired: true } as const;
}

/** The language that a form was shown in. */
export const formLanguage = v.nullish(
  v.pipe(
    v.nullish(v.string('invalidValue'), ''),
    v.transform((code) => code || defaultLanguage()),
    // The intake takes the default for one that is not offered.
    v.length(2, 'invalidValue'),
    v.regex(/^[a-z]{2}$/, 'invalidValue'),
    v.transform((code) => code as Language),
  ),
  defaultLanguage,
);

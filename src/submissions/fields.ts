/**
 * What a field may hold. `validate` stops each of these pipes at its first issue, so what stands
 * first guards what stands behind it: a type before a length, a length before a pattern.
 */
import * as v from 'valibot';
import { MAX_LENGTH, PHONE_LENGTH } from './constants.ts';

/**
 * The simple e-mail pattern of the contact and feedback forms: something, an @, something with a
 * dot inside. Each character can be read in one way only, so that a match takes linear time.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Digits, spaces, hyphens, parentheses and dots, with an optional leading plus. */
const PHONE_PATTERN = /^\+?[\d\s().-]+$/;

/** Whether a trimmed text is an e-mail address by the simple pattern, and no longer than one may be. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH.email && EMAIL_PATTERN.test(text);
}

/** A text that must be there, trimmed; `missing` is the message key, also of a wrong type. */
export function requiredText(missing: string, most: number) {
  return v.pipe(v.string(missing), v.trim(), v.minLength(1, missing), v.maxLength(most, 'tooLong'));
}

/** A text that may be missing and is then empty; trimmed. */
export function optionalText(most: number) {
  return v.nullish(v.pipe(v.string('invalidValue'), v.trim(), v.maxLength(most, 'tooLong')), '');
}

/** One of `options`; `missing` is the message key of anything else. */
export function choice<const Options extends readonly string[]>(options: Options, missing: string) {
  return v.pipe(v.string(missing), v.trim(), v.picklist(options, missing));
}

/** The language that the form was shown in. */
export const localeField = v.optional(
  v.pipe(
    v.nullish(v.string('invalidValue'), ''),
    v.transform((code) => code || 'es'),
    v.picklist(['es', 'en', 'ar'], 'invalidValue'),
  ),
  'es',
);

/** An e-mail address by the simple pattern, for the contact form. */
export const contactEmail = v.pipe(
  requiredText('fieldRequired', MAX_LENGTH.email),
  v.regex(EMAIL_PATTERN, 'invalidEmail'),
);

/** A phone number by the contact form's pattern and length. */
export const contactPhone = v.pipe(
  requiredText('fieldRequired', MAX_LENGTH.phone),
  v.minLength(PHONE_LENGTH.least, 'invalidPhoneNumber'),
  v.maxLength(PHONE_LENGTH.most, 'invalidPhoneNumber'),
  v.regex(PHONE_PATTERN, 'invalidPhoneNumber'),
);

/** A ticked box: `true`, or what an HTML form sends for one. Absent is unticked. */
export const tickBox = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()], 'invalidValue'), false),
  v.transform((value) => value === true || ['on', 'true', 'yes', '1'].includes(String(value))),
);

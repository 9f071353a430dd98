import * as v from 'valibot';
import { OFFICE_LANGUAGES } from '../../account.ts';
import { LONGEST_PASSWORD } from './passwords/rules.ts';

export const EMAIL = v.pipe(
  v.string(),
  v.maxLength(254),
  v.trim(),
  v.toLowerCase(),
  v.check((value) => /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/.test(value)),
);
export const NAME = v.pipe(v.string(), v.maxLength(100), v.trim(), v.minLength(1));
/** Any text: what is wrong with a new password is said in words. */
export const PASSWORD = v.pipe(v.string(), v.maxLength(8 * LONGEST_PASSWORD));
export const LANGUAGE = v.picklist(OFFICE_LANGUAGES);
export const CODE = v.pipe(v.string(), v.maxLength(40));
export const TOKEN = v.pipe(v.string(), v.length(43));

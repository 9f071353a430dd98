import { defaultLanguage, wordsLanguage } from '../i18n/index.ts';
import type { Role } from './roles.ts';

/** The languages of the back office. */
export const OFFICE_LANGUAGES = ['es', 'en'] as const;
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number];

/** The first of the languages that somebody reads in which the office speaks; else the one whose words the site has. */
export function officeLanguageOf(read: readonly string[]): OfficeLanguage {
  const known = read.flatMap((name) => OFFICE_LANGUAGES.filter((one) => languageOf(name) === one));
  return known[0] ?? wordsLanguage(defaultLanguage());
}

const languageOf = (name: string) => name.slice(0, 2).toLowerCase();

/**
 * What somebody is asked for before anything else while everybody needs a second factor: to set one up,
 * or to show the passkey that they have, since they came in by a password alone.
 */
export const OWED = ['setUp', 'passkey'] as const;
export type Owed = (typeof OWED)[number];

/** Somebody who is signed in. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly language: OfficeLanguage;
  readonly owes?: Owed | undefined;
}

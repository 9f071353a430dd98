import type { Role } from './roles.ts';

/** The languages of the back office. */
export const OFFICE_LANGUAGES = ['es', 'en'] as const;
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number];

/** Somebody who is signed in. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly language: OfficeLanguage;
}

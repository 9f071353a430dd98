import { KEPT_HERE, WRITTEN } from '../field.ts';
import { formLanguage } from '../rules.ts';

/** Characters that a name and a message may have. */
export const NAME = 100;
export const MESSAGE = 10_000;

export const firstName = {
  ...WRITTEN,
  input: { type: 'text', autoComplete: 'given-name' },
  label: 'firstName',
  inEmail: 'name',
  emailLabel: 'name',
} as const;
export const lastName = {
  ...firstName,
  input: { type: 'text', autoComplete: 'family-name' },
  label: 'lastName',
} as const;
export const email = {
  ...WRITTEN,
  input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  label: 'email',
  emailLabel: 'email',
} as const;
export const phone = {
  ...WRITTEN,
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  label: 'phone',
} as const;
/** The submission has a column of its own for it, and every destination names it by itself. */
export const locale = {
  ...KEPT_HERE,
  rule: formLanguage,
  isRequired: false,
  input: { type: 'hidden' },
} as const;

import { WRITTEN, type Field, type WordOf } from '../field.ts';
import { checkedEmail, checkedPhone, requiredText } from '../rules.ts';
import { email, firstName, lastName, locale, MESSAGE, NAME, phone } from './shared.ts';

/** The message to the business. */
export const contactForm = {
  firstName: { ...firstName, ...requiredText('fieldRequired', NAME) },
  lastName: { ...lastName, ...requiredText('fieldRequired', NAME) },
  email: { ...email, ...checkedEmail() },
  phone: { ...phone, ...checkedPhone() },
  message: {
    ...WRITTEN,
    ...requiredText('fieldRequired', MESSAGE),
    input: { type: 'area', rows: 6 },
    label: 'message',
    inEmail: 'quote',
  },
  locale,
} as const satisfies Readonly<Record<string, Field<WordOf<'contact'>>>>;

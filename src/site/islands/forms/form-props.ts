import type { CaptchaSettings } from '../../../captcha/index.ts';
import type { FieldErrors } from '../../../submissions/index.ts';
import type { CommonFormWords, FormsWords } from '../words.ts';
import type { Challenge } from './captcha.ts';
import type { PrivacyWords } from './Privacy.tsx';

/** What every form is given. */
export interface FormProps {
  readonly language: string;
  /** Address of the page, without host. */
  readonly returnTo: string;
  readonly captcha: CaptchaSettings;
  readonly common: CommonFormWords;
  readonly privacy: PrivacyWords;
  /** The messages that this form may need, by their keys. */
  readonly messages: Partial<FormsWords['errors']>;
  /** The three below: the answer to a plain post that could not be taken in. */
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: FieldErrors;
  readonly challenge?: Challenge;
}

/** The words of each field's message key; a key without words shows the general one. */
export function inWords(
  errors: FieldErrors,
  messages: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [
      field,
      messages[key] ?? messages['invalidValue'] ?? key,
    ]),
  );
}

import type { Question } from '../captcha/index.ts';
import type { Language } from '../i18n/index.ts';
import type { SubmissionKind } from './constants.ts';
import type { FieldErrors } from './validate.ts';

/** What answers a plain HTML form, sent without JavaScript, that could not be taken in. */
export interface FormAnswer {
  readonly kind: SubmissionKind;
  readonly language: Language;
  /** 422 when the form is to be put right; 400, 403, 413, 415, 429, 451 or 503 otherwise. */
  readonly status: number;
  /** The form as it was sent; null on a page that is the same for everybody. */
  readonly form: AnsweredForm | null;
}

/** A form as a visitor sent it, to be shown again. */
export interface AnsweredForm {
  /** What the visitor had filled in; `ratings.{key}` for the ratings. */
  readonly values: Readonly<Record<string, string>>;
  /** The message key of each field that is wrong; `captcha` for a missing or wrong answer. */
  readonly errors: FieldErrors;
  /**
   * The question to be answered: shown as a label over the field `answer`, with `token` in a
   * hidden field `question`. Undefined where none is needed.
   */
  readonly challenge: Question | undefined;
  /** The path that the form was sent from, for the hidden field `returnTo`. */
  readonly returnTo: string | undefined;
}

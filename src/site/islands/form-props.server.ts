import type { CaptchaSettings } from '../../captcha/index.ts';
import { wordsOf } from '../../i18n/index.server.ts';
import type { FieldErrors, SubmissionKind } from '../../submissions/index.ts';
import type { PageContext } from '../page-context.ts';
import type { ContactFormProps } from './ContactForm.tsx';
import type { FeedbackWidgetProps } from './Feedback.tsx';
import type { FeedbackProps } from './feedback/useFeedback.ts';
import type { Challenge } from './forms/captcha.ts';
import type { FormProps } from './forms/form-props.ts';
import type { RequestFormProps } from './RequestForm.tsx';
import type { FormsWords } from './words.ts';

/** What a form shows again that was posted without JavaScript and could not be taken in. */
export interface AnsweredForm {
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly errors?: FieldErrors | undefined;
  readonly challenge?: Challenge | undefined;
  /** The page that the form stood on; this one unless told otherwise. */
  readonly returnTo?: string | undefined;
}

export function captchaSettings({ forms }: PageContext): CaptchaSettings {
  return { provider: forms.captcha, siteKey: forms.captchaSiteKey ?? '' };
}

function formProps(page: PageContext, kind: SubmissionKind, answered: AnsweredForm): FormProps {
  const words: FormsWords = wordsOf(page.language, 'forms');
  const { request, contact, feedback, ...privacy } = words.privacy;
  const { purpose, ground } = { request, contact, feedback }[kind];
  const { values, errors, challenge, returnTo = page.href(page.path) } = answered;
  return {
    language: page.language,
    returnTo,
    captcha: captchaSettings(page),
    // Whole, as the catalogue has them: the page then names them instead of carrying them.
    common: words,
    privacy: {
      ...privacy,
      purposeText: purpose,
      groundText: ground,
      responsibleName: page.settings?.siteName ?? page.t('common:siteName'),
      href: page.href('/privacy'),
    },
    messages: words.errors,
    ...(values && { values }),
    ...(errors && { errors }),
    ...(challenge && { challenge }),
  };
}

/** A request form; `workshop` is the title of the workshop that it asks for. */
export function requestFormProps(
  page: PageContext,
  options: AnsweredForm & { readonly workshop?: string | undefined } = {},
): RequestFormProps {
  const { workshop = options.values?.['workshop'] } = options;
  return {
    ...formProps(page, 'request', options),
    words: wordsOf(page.language, 'forms').request,
    ...(workshop && { workshop }),
  };
}

export function contactFormProps(page: PageContext, answered: AnsweredForm = {}): ContactFormProps {
  return {
    ...formProps(page, 'contact', answered),
    words: wordsOf(page.language, 'forms').contact,
    toasts: wordsOf(page.language, 'islands').toasts,
  };
}

/** The form of the page for feedback. */
export function feedbackFormProps(page: PageContext, answered: AnsweredForm = {}): FeedbackProps {
  return {
    ...formProps(page, 'feedback', answered),
    words: wordsOf(page.language, 'forms').feedback,
    toasts: wordsOf(page.language, 'islands').toasts,
    termsHref: page.href('/terms'),
  };
}

/** The side tab and its panel. */
export function feedbackProps(page: PageContext): FeedbackWidgetProps {
  return { ...feedbackFormProps(page), href: page.href('/feedback') };
}

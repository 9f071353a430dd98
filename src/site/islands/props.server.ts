import type { CaptchaSettings } from '../../captcha/index.ts';
import type { PageCopy } from '../../content/index.ts';
import type { AnsweredForm, TimeOption } from '../../submissions/index.ts';
import { mapPicture, mapQuery, reviewsUrl } from '../server/components/place.ts';
import type { PageContext } from '../server/page-context.ts';
import type { FeedbackWidgetProps } from './Feedback.tsx';
import type { FeedbackProps } from './feedback/useFeedback.ts';
import type { FormProps } from './forms/form-props.ts';
import type { OutboxProps } from './Outbox.tsx';
import type { RequestFormProps } from './RequestForm.tsx';
import type { ReviewsSectionProps } from './ReviewsSection.tsx';
import type { WorkshopDialogProps } from './WorkshopDialog.tsx';

/** In the answer to a plain post: what the form shows again, and which page it stood on. */
type FormOptions = Partial<AnsweredForm>;

function captchaSettings({ forms }: PageContext): CaptchaSettings {
  return { provider: forms.captcha, siteKey: forms.captchaSiteKey ?? '' };
}

function formProps(page: PageContext, options: FormOptions): FormProps {
  const { values, errors, challenge, returnTo = page.href(page.path) } = options;
  return {
    returnTo,
    captcha: captchaSettings(page),
    responsible: page.siteName,
    privacyHref: page.href('/privacy'),
    ...(values && { values }),
    ...(errors && { errors }),
    ...(challenge && { challenge }),
  };
}

/** What a request form is opened for; all of it can be changed in the form, but the workshop. */
export interface RequestPresets {
  /** The title of the workshop that is asked for. */
  readonly workshop?: string | undefined;
  /** yyyy-mm-dd. */
  readonly date?: string | undefined;
  readonly time?: TimeOption | undefined;
}

/** A request form, empty or with what it is opened for. */
export function requestFormProps(
  page: PageContext,
  options: FormOptions & RequestPresets = {},
): RequestFormProps {
  const { workshop = options.values?.['workshop'], date, time } = options;
  const { leadDays, farthestDays } = page.terms ?? {};
  const values = {
    ...(date && { requestedDate: date }),
    ...(time && { requestedTime: time }),
    ...options.values,
  };
  return {
    ...formProps(page, Object.keys(values).length > 0 ? { ...options, values } : options),
    ...(page.terms && { limits: { leadDays, farthestDays } }),
    ...(workshop && { workshop }),
  };
}

export function contactFormProps(page: PageContext, options: FormOptions = {}): FormProps {
  return formProps(page, options);
}

/** The form of the page for feedback. */
export function feedbackFormProps(page: PageContext, options: FormOptions = {}): FeedbackProps {
  return { ...formProps(page, options), termsHref: page.href('/terms') };
}

/** The side tab and its panel. */
export function feedbackProps(page: PageContext): FeedbackWidgetProps {
  return { ...feedbackFormProps(page), href: page.href('/feedback') };
}

export function workshopDialogProps(page: PageContext): WorkshopDialogProps {
  return { formTitle: page.t('common:requestForm.title'), form: requestFormProps(page) };
}

export function outboxProps(page: PageContext): OutboxProps {
  return {
    captcha: captchaSettings(page),
    pages: {
      request: page.href('/#form'),
      contact: page.href('/contact'),
      feedback: page.href('/feedback'),
    },
  };
}

/** The reviews, or the map in their place. */
export function reviewsProps(page: PageContext, map: PageCopy | null): ReviewsSectionProps {
  return {
    isConfigured: page.hasReviews,
    readUrl: reviewsUrl(page),
    map: { query: mapQuery(page), picture: mapPicture(page, map) },
  };
}

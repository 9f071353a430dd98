import type { CaptchaSettings } from '../../captcha/index.ts';
import { filledIn, type PageCopy } from '../../content/index.ts';
import {
  OTHER_SERVICE,
  participantsOption,
  type AnsweredForm,
  type BookingLimits,
  timesOf,
} from '../../requests/index.ts';
import { bookingLimits, offeredServices } from '../booking-limits.server.ts';
import { mapPicture, mapQuery } from '../blocks/place.server.ts';
import type { PageContext } from '../page-context.server.ts';
import { timeOptionOf } from '../workshop-dates.server.ts';
import type { FeedbackWidgetProps } from './Feedback.tsx';
import type { FeedbackProps } from './feedback/useFeedback.ts';
import type { FormProps } from './forms/form-props.ts';
import type { RequestFormProps } from './RequestForm.tsx';
import type { ReviewsSectionProps } from './ReviewsSection.tsx';
import type { WorkshopDialogProps } from './WorkshopDialog.tsx';

/** In the answer to a plain post: what the form shows again, and which page it stood on. */
type FormOptions = Partial<AnsweredForm>;

export function captchaSettings({ forms }: PageContext): CaptchaSettings {
  return { provider: forms.captcha, siteKey: forms.captchaSiteKey ?? '' };
}

/** Who answers for what is sent: the business by its name in law, once that is filled in. */
function responsibleFor({ identity, text, siteName }: PageContext): string {
  return filledIn(text(identity?.legalName)) || siteName;
}

/** What every form is told, and all that the one for contacting is. */
export function formProps(page: PageContext, options: FormOptions = {}): FormProps {
  const { values, errors, challenge, returnTo = page.href(page.path) } = options;
  return {
    returnTo,
    captcha: captchaSettings(page),
    responsible: responsibleFor(page),
    privacyHref: page.href('/privacy'),
    ...(values && { values }),
    ...(errors && { errors }),
    ...(challenge && { challenge }),
  };
}

/** What a page knows of the request that its form is for; all of it can be changed in the form. */
export interface RequestPresets {
  readonly service?: string | undefined;
  /** The title of the workshop that is asked for. */
  readonly workshop?: string | undefined;
  /** yyyy-mm-dd */
  readonly date?: string | undefined;
  /** The hours of the date on which a seat is asked for: `11:00-14:00`. */
  readonly seat?: string | undefined;
  /** How many people. */
  readonly people?: number | undefined;
  /** What the estimator showed, in words: at most as many characters as its field takes. */
  readonly estimate?: string | undefined;
  /** Tells the form's draft from that of other request forms, such as the slug of a workshop. */
  readonly draft?: string | undefined;
}

/** What can be asked for, as the page's form checks by it. */
export function requestFormLimits(page: PageContext): BookingLimits {
  return bookingLimits({ ...page, services: page.parts?.services }, page);
}

/** A request form, with what its page knows of the request. */
export function requestFormProps(
  page: PageContext,
  options: FormOptions & RequestPresets = {},
): RequestFormProps {
  const { values, service, date, seat, people, draft } = options;
  const { workshop = values?.['workshop'], estimate = values?.['estimate'] } = options;
  const limits = requestFormLimits(page);
  const ownForm = limits.services?.[service ?? '']?.form;
  const preset = {
    ...(service && { service }),
    ...(date && { requestedDate: date }),
    ...(seat && { requestedTime: timeOptionOf(seat, timesOf(service, limits)) }),
    ...(people && {
      participants: ownForm?.people ? String(people) : participantsOption(people),
    }),
  };
  const services = offeredServices(page.parts?.services ?? [], page.text);
  // What was chosen stays to be seen, with what is wrong with it.
  const chosen = values?.['service'];
  if (chosen && chosen !== OTHER_SERVICE && !services.some(([key]) => key === chosen))
    services.push([chosen, chosen]);
  return {
    ...formProps(page, options),
    ...(services.length > 0 && { services }),
    // Else the browser asks for them when the form is touched.
    ...((values || ownForm) && { limits }),
    ...(Object.keys(preset).length > 0 && { preset }),
    ...(workshop && { workshop }),
    ...(seat && { seat }),
    ...(estimate && { estimate }),
    ...(draft && { draft }),
  };
}

/** The form of the page for feedback. */
export function feedbackFormProps(page: PageContext, options: FormOptions = {}): FeedbackProps {
  return { ...formProps(page, options), termsHref: page.href('/terms') };
}

/** The side tab and its panel. */
export function feedbackProps(page: PageContext): FeedbackWidgetProps {
  return { ...feedbackFormProps(page), href: page.href('/feedback') };
}

/** The dialog of workshops, whose form is for the service of the one that it shows. */
export function workshopDialogProps(page: PageContext): WorkshopDialogProps {
  const limits = requestFormLimits(page);
  const asksItsOwn = Object.values(limits.services ?? {}).some(
    ({ form, hasWorkshops }) => form && hasWorkshops,
  );
  return {
    formTitle: page.t('common:requestForm.title'),
    form: { ...requestFormProps(page), ...(asksItsOwn && { limits }) },
  };
}

/** The reviews, or the map in their place. */
export function reviewsProps(page: PageContext, map: PageCopy | null): ReviewsSectionProps {
  return {
    isConfigured: page.hasReviews,
    map: { query: mapQuery(page), picture: mapPicture(page, map) },
  };
}

import type { CaptchaSettings } from '../../../captcha/index.ts';
import type { AnsweredForm, BookingLimits } from '../../../requests/index.ts';

/** What every form is given; what it shows again, when it answers a plain post. */
export interface FormProps extends Partial<Omit<AnsweredForm, 'returnTo'>> {
  /** Address of the page, without host. */
  readonly returnTo: string;
  readonly captcha: CaptchaSettings;
  /** What the page already knows of the answer: shown in the fields, and again in a form begun anew. */
  readonly preset?: Readonly<Record<string, string>>;
  /** Tells its draft from those of other forms of its kind. */
  readonly draft?: string;
  /** What the business says of dates, where the form asks for one. */
  readonly limits?: BookingLimits;
  /** Who answers for the data, and where the whole of what is done with it is told. */
  readonly responsible: string;
  readonly privacyHref: string;
}

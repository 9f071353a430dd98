import * as v from 'valibot';
import { placeholdersOf } from '../../i18n/index.ts';
import { localized, localizedString, type Localized } from './common.ts';

/** The figures and names that a text may hold as `{{placeholders}}`: said once, shown wherever. */
export const BOOKING_FIGURES = [
  'workshopDeposit',
  'eventDeposit',
  'leadDays',
  'changeDays',
  'answerDays',
  'workshopGroup',
  'placeGroup',
  'placeMaximum',
  'customerGroup',
  'adultAge',
  'childAge',
  'birthdayAge',
] as const;
export type BookingFigure = (typeof BOOKING_FIGURES)[number];

/** The business's name in a text: `siteName` of the settings. */
const SITE_NAME = 'siteName';

/** What a legal text may name beside the figures. */
export const IDENTITY_NAMES = [
  SITE_NAME,
  'siteUrl',
  'address',
  'email',
  'phone',
  'legalName',
  'taxNumber',
  'registryEntry',
  'foodRegistration',
  'hostingProvider',
  'mailProvider',
  'captchaService',
] as const;

/** How long what visitors send is kept, as the owner has chosen: `6 years`. */
export const RETENTION_NAMES = [
  'requestRetention',
  'contactRetention',
  'feedbackRetention',
] as const;

const FIGURES = [...BOOKING_FIGURES, SITE_NAME];
const LEGAL_FIGURES = [...BOOKING_FIGURES, ...IDENTITY_NAMES, ...RETENTION_NAMES];

type Texts = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** A check that no placeholder stands in any of the texts but these. */
function holdsOnly<Value extends Texts>(known: readonly string[]) {
  return v.check<Value, string>(
    (texts) =>
      Object.values(texts)
        .flat()
        .every((text = '') => placeholdersOf(text).every((name) => known.includes(name))),
    `knows only {{${known.join('}}, {{')}}}`,
  );
}

/** A localised text that may name the figures of `bookingTerms`, and the business. */
export const figureText = v.pipe(
  localizedString,
  holdsOnly<Localized<string>>(FIGURES),
  v.metadata({ figures: FIGURES, input: 'multiline' }),
);

/** A localised text that names these figures among others, which its page knows. */
export const namingText = v.pipe(localizedString, v.metadata({ figures: FIGURES }));

/** As `figureText`, several lines. */
export const figureLines = v.pipe(
  localized(v.array(v.string())),
  holdsOnly<Localized<string[]>>(FIGURES),
  v.metadata({ figures: FIGURES, input: 'lines' }),
);

/** A legal text: figures, who the business is, and how long it keeps what. */
export const legalText = v.pipe(
  localizedString,
  holdsOnly<Localized<string>>(LEGAL_FIGURES),
  v.metadata({ figures: LEGAL_FIGURES, input: 'multiline' }),
);

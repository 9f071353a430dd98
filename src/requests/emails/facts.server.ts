import { formatDate, formatFullMoment, languageOption, localizedPath } from '../../i18n/index.ts';
import type { Language, Translate, WordKey } from '../../i18n/index.server.ts';
import { usableAddress } from '../../email/index.server.ts';
import {
  hoursText,
  isTimeOption,
  OTHER_SERVICE,
  RATING_KEYS,
  type RatingKey,
} from '../constants.ts';
import { fieldNames, fieldsFor, FORMS, READING_ORDER, type Field } from '../fields.ts';
import { ownIn, ownText } from '../own-questions.ts';
import { callLink } from '../phone-links.ts';
import type { Ratings } from '../ratings.ts';
import type { EmailContext, EmailFact } from './email-body.server.ts';
import { labelKey, type Reader } from './labels.server.ts';
import { fullName, type EmailSubmission } from './submission.server.ts';
import { visitorNotice, type VisitorNotice } from './visitor-notice.server.ts';

/** `Mañana (9:00–12:00)`, or the hours alone; empty where no time was asked for. */
export function slotLabel(time: string, language: Language, words: Translate): string {
  if (!time) return '';
  const hours = hoursText(time, language, '–');
  if (!isTimeOption(time)) return hours;
  return words('emails:slot', { part: words(`forms:request.times.${time}`), hours });
}

function addressFact(address: string | undefined, words: Translate): EmailFact {
  const usable = usableAddress(address);
  const href = usable === null ? undefined : `mailto:${encodeURIComponent(usable)}`;
  return { label: words('emails:labels.email'), value: address ?? '', href };
}

function phoneFact(phone: string | undefined, words: Translate): EmailFact {
  const value = phone ?? '';
  // Where anything else is written with it, it is only read.
  const href = /^[+\d\s().-]+$/.test(value) ? (callLink(value) ?? undefined) : undefined;
  return { label: words('emails:labels.phone'), value, href };
}

const isFilled = ({ value }: EmailFact) => value.trim() !== '';

/** What was requested or rated, for the visitor: choices, days and numbers, nobody's own words. */
export function visitorFacts(
  notice: VisitorNotice,
  context: EmailContext,
  language: Language,
): EmailFact[] {
  const own = ownIn(notice).map((answer) => ownText(answer, language));
  return [...choiceFacts(notice, context, language, 'visitor'), ...own];
}

/** What was said to the business's own questions. A picture is in no email: it is where the link leads. */
function ownFacts(about: EmailSubmission, siteUrl: string, language: Language): EmailFact[] {
  const href = `${siteUrl}/admin/inbox/${about.id}`;
  return ownIn(about).map((answer) => {
    const { label, value } = ownText(answer, language);
    return answer.kind === 'picture'
      ? { label, value: `${value}: ${href}`, href }
      : { label, value };
  });
}

function choiceFacts(
  notice: VisitorNotice,
  context: EmailContext,
  language: Language,
  reader: Reader,
): EmailFact[] {
  return fieldsFor('visitorEmail', notice.kind, READING_ORDER)
    .flatMap((name) => factsOf(name, notice, context, language, reader))
    .filter(isFilled);
}

/** Everything the visitor sent, for the owner, without what was left empty. */
export function submissionFacts(
  submission: EmailSubmission,
  context: EmailContext,
  language: Language,
): EmailFact[] {
  const { kind } = submission;
  const choices = fieldsFor('visitorEmail', kind);
  const others = fieldsFor('ownerEmail', kind, READING_ORDER).filter(
    (name) => !choices.includes(name),
  );
  return [
    ...choiceFacts(visitorNotice(submission, undefined), context, language, 'owner'),
    ...others.flatMap((name) => factsOf(name, submission, context, language, 'owner')),
    ...ownFacts(submission, context.siteUrl, language),
  ].filter(isFilled);
}

/** The lines of a declared field: one, as a rule; five of the ratings, none of what is quoted. */
function factsOf(
  name: string,
  submission: EmailSubmission | VisitorNotice,
  context: EmailContext,
  language: Language,
  reader: Reader,
): EmailFact[] {
  const words = context.words(language);
  const { kind } = submission;
  const field = (FORMS[kind] as Readonly<Record<string, Field>>)[name];
  const value = (submission as unknown as Readonly<Record<string, unknown>>)[name];
  if (!field || field.inEmail === 'quote') return [];
  const { input } = field;
  const label = words(labelKey(kind, field, reader));
  if (field.inEmail === 'name') {
    const [first] = fieldNames(kind, ({ inEmail }) => inEmail === 'name');
    return name === first ? [{ label, value: fullName(submission as EmailSubmission) }] : [];
  }
  if (input.type === 'ratings')
    return RATING_KEYS.map((key) => ratingFact(key, (value as Ratings)[key], words));
  const text = typeof value === 'string' ? value : '';
  if (name === 'requestedTime') return [{ label, value: slotLabel(text, language, words) }];
  if (input.type === 'date') return [{ label, value: text && formatDate(text, language) }];
  if ('inputMode' in input && input.inputMode === 'email') return [addressFact(text, words)];
  if ('inputMode' in input && input.inputMode === 'tel') return [phoneFact(text, words)];
  if (name === 'service') return [{ label, value: askedFor(submission, context, language) }];
  const optionLabel = 'options' in input ? input.optionLabels?.[text] : undefined;
  const isWord = optionLabel !== undefined;
  const shown = isWord ? words(`forms:${kind}.${optionLabel}` as WordKey) : text;
  return [{ label, value: shown }];
}

/** A service by its name, and beside it the workshop in the content's own words. */
export function askedFor(
  submission: EmailSubmission | VisitorNotice,
  context: EmailContext,
  language: Language,
): string {
  const workshop = 'workshopTitle' in submission && submission.workshopTitle;
  return [serviceName(submission, context, language), workshop].filter(Boolean).join(' · ');
}

/** What the service is called that a request is for: today, or else when it came. Never what a form says. */
export function serviceName(
  submission: EmailSubmission | VisitorNotice,
  { words, serviceTitle }: Pick<EmailContext, 'words' | 'serviceTitle'>,
  language: Language,
): string {
  if (submission.kind !== 'request' || !submission.service) return '';
  const { service } = submission;
  if (service === OTHER_SERVICE) return words(language)('forms:request.otherService');
  const known = serviceTitle?.(service, language);
  return known || ('serviceTitle' in submission && submission.serviceTitle) || '';
}

function ratingFact(key: RatingKey, score: number, words: Translate): EmailFact {
  const value = score > 0 ? words('emails:ratings.score', { score }) : words('emails:ratings.none');
  return { label: words(`forms:feedback.ratings.${key}`), value };
}

/** What only the owner needs: language, time of arrival, reference in the inbox. */
export function ownerFacts(
  submission: EmailSubmission,
  context: EmailContext,
  language: Language,
): EmailFact[] {
  const words = context.words(language);
  const { receivedAt, language: spoken, id } = submission;
  return [
    { label: words('emails:labels.language'), value: languageOption(spoken).nativeName },
    {
      label: words('emails:labels.received'),
      value: formatFullMoment(receivedAt.getTime(), language),
    },
    { label: words('emails:labels.reference'), value: id },
  ];
}

/** The business, for the footer. */
export function businessFacts(context: EmailContext, language: Language): EmailFact[] {
  const words = context.words(language);
  const { business, siteUrl } = context;
  const home = `${siteUrl}${localizedPath('/', language)}`.replace(/\/$/, '');
  const privacy = `${siteUrl}${localizedPath('/privacy', language)}`;
  return [
    { label: words('emails:labels.address'), value: business.address?.(language) ?? '' },
    phoneFact(business.phone, words),
    addressFact(business.email, words),
    { label: words('emails:labels.website'), value: home.replace(/^https?:\/\//, ''), href: home },
    {
      label: words('emails:labels.privacy'),
      value: privacy.replace(/^https?:\/\//, ''),
      href: privacy,
    },
  ].filter(({ value }) => value !== '');
}

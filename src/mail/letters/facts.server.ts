import { formatDate, languageOption, localizedPath, madridClock } from '../../i18n/index.ts';
import { translator, type Language, type Translate } from '../../i18n/index.server.ts';
import { usableAddress } from '../address.ts';
import type { LetterFact } from './body.ts';
import type { LetterContext } from './letter-context.ts';
import { fullName, type LetterSlot, type LetterSubmission } from './submission.ts';
import { visitorNotice, type VisitorNotice } from './visitor-notice.ts';

/** `Mañana (9:00–12:00)` */
export function slotLabel(slot: LetterSlot, words: Translate): string {
  const [from, to] = [slot.from, slot.to].map((clock) => clock.replace(/^0/, ''));
  const part = words(`forms:request.times.${slot.name}`);
  return words('letters:slot', { part, hours: `${from}–${to}` });
}

function emailFact(email: string | undefined, words: Translate): LetterFact {
  const usable = usableAddress(email);
  const href = usable === null ? undefined : `mailto:${encodeURIComponent(usable)}`;
  return { label: words('letters:labels.email'), value: email ?? '', href };
}

function phoneFact(phone: string | undefined, words: Translate): LetterFact {
  const number = (phone ?? '').replace(/[\s().-]/g, '');
  const href = /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined;
  return { label: words('letters:labels.phone'), value: phone ?? '', href };
}

const isFilled = ({ value }: LetterFact) => value.trim() !== '';

/** What was asked for or rated: choices, days and numbers, none of it anybody's own words. */
export function choiceFacts(
  notice: VisitorNotice,
  language: Language,
  reader: 'visitor' | 'owner',
): LetterFact[] {
  const words = translator(language);
  const fact = (label: string, value = ''): LetterFact => ({ label, value });
  if (notice.kind === 'contact') return [];
  if (notice.kind === 'request') {
    return [
      fact(words('letters:labels.service'), notice.service),
      fact(words('letters:labels.date'), formatDate(notice.requestedDate, language)),
      fact(words('letters:labels.time'), slotLabel(notice.slot, words)),
      fact(words('letters:labels.participants'), notice.participants),
    ].filter(isFilled);
  }
  const { willReturn, recommend } = notice;
  return [
    fact(words('letters:labels.visit'), formatDate(notice.date, language)),
    ...notice.ratings.map(({ key, score }) => {
      const value =
        score > 0 ? words('letters:ratings.score', { score }) : words('letters:ratings.none');
      return fact(words(`forms:feedback.ratings.${key}`), value);
    }),
    fact(
      words(`letters:${reader}.labels.willReturn`),
      willReturn && words(`letters:answers.${willReturn}`),
    ),
    fact(
      words(`letters:${reader}.labels.recommend`),
      recommend && words(`letters:answers.${recommend}`),
    ),
  ].filter(isFilled);
}

/** Everything that was sent, for the owner: line by line, without the lines that were left empty. */
export function submissionFacts(submission: LetterSubmission, language: Language): LetterFact[] {
  const words = translator(language);
  const fact = (label: string, value = ''): LetterFact => ({ label, value });
  const isRequest = submission.kind === 'request';
  return [
    ...choiceFacts(visitorNotice(submission, undefined), language, 'owner'),
    ...(isRequest ? [fact(words('letters:labels.workshop'), submission.workshop)] : []),
    fact(words('letters:labels.name'), fullName(submission)),
    ...(isRequest ? [fact(words('letters:labels.company'), submission.company)] : []),
    emailFact(submission.email, words),
    phoneFact(submission.phone, words),
  ].filter(isFilled);
}

/** What only the owner needs: language, when it came, the reference of the inbox. */
export function ownerFacts(submission: LetterSubmission, language: Language): LetterFact[] {
  const words = translator(language);
  const { receivedAt, language: spoken, id } = submission;
  return [
    { label: words('letters:labels.language'), value: languageOption(spoken).nativeName },
    {
      label: words('letters:labels.received'),
      value: `${formatDate(receivedAt, language)}, ${madridClock(receivedAt)}`,
    },
    { label: words('letters:labels.reference'), value: id },
  ];
}

/** The business, for the foot of a letter. */
export function businessFacts(context: LetterContext, language: Language): LetterFact[] {
  const words = translator(language);
  const { business, siteUrl } = context;
  const home = `${siteUrl}${localizedPath('/', language)}`.replace(/\/$/, '');
  const privacy = `${siteUrl}${localizedPath('/privacy', language)}`;
  return [
    { label: words('letters:labels.address'), value: business.address ?? '' },
    phoneFact(business.phone, words),
    emailFact(business.email, words),
    { label: words('letters:labels.website'), value: home.replace(/^https?:\/\//, ''), href: home },
    {
      label: words('letters:labels.privacy'),
      value: privacy.replace(/^https?:\/\//, ''),
      href: privacy,
    },
  ].filter(({ value }) => value !== '');
}

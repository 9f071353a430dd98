import { formatDate, languageOption, localizedPath, madridClock } from '../../i18n/index.ts';
import { translator, type Language, type Translate } from '../../i18n/index.server.ts';
import { usableAddress } from '../../mail/index.server.ts';
import type { EmailContext, EmailFact } from './email-body.ts';
import { fullName, type EmailSlot, type EmailSubmission } from './submission.server.ts';
import { visitorNotice, type VisitorNotice } from './visitor-notice.ts';

/** `Mañana (9:00–12:00)` */
export function slotLabel(slot: EmailSlot, words: Translate): string {
  const [from, to] = [slot.from, slot.to].map((clock) => clock.replace(/^0/, ''));
  const part = words(`forms:request.times.${slot.name}`);
  return words('emails:slot', { part, hours: `${from}–${to}` });
}

function addressFact(address: string | undefined, words: Translate): EmailFact {
  const usable = usableAddress(address);
  const href = usable === null ? undefined : `mailto:${encodeURIComponent(usable)}`;
  return { label: words('emails:labels.email'), value: address ?? '', href };
}

function phoneFact(phone: string | undefined, words: Translate): EmailFact {
  const number = (phone ?? '').replace(/[\s().-]/g, '');
  const href = /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined;
  return { label: words('emails:labels.phone'), value: phone ?? '', href };
}

const isFilled = ({ value }: EmailFact) => value.trim() !== '';

/** What was requested or rated: choices, days and numbers, nobody's own words. */
export function choiceFacts(
  notice: VisitorNotice,
  language: Language,
  reader: 'visitor' | 'owner',
): EmailFact[] {
  const words = translator(language);
  const fact = (label: string, value = ''): EmailFact => ({ label, value });
  if (notice.kind === 'contact') return [];
  if (notice.kind === 'request') {
    return [
      fact(words('emails:labels.service'), notice.service),
      fact(words('emails:labels.date'), formatDate(notice.requestedDate, language)),
      fact(words('emails:labels.time'), slotLabel(notice.slot, words)),
      fact(words('emails:labels.participants'), notice.participants),
    ].filter(isFilled);
  }
  const { willReturn, recommend } = notice;
  return [
    fact(words('emails:labels.visit'), formatDate(notice.date, language)),
    ...notice.ratings.map(({ key, score }) => {
      const value =
        score > 0 ? words('emails:ratings.score', { score }) : words('emails:ratings.none');
      return fact(words(`forms:feedback.ratings.${key}`), value);
    }),
    fact(
      words(`emails:${reader}.labels.willReturn`),
      willReturn && words(`emails:answers.${willReturn}`),
    ),
    fact(
      words(`emails:${reader}.labels.recommend`),
      recommend && words(`emails:answers.${recommend}`),
    ),
  ].filter(isFilled);
}

/** Everything the visitor sent, for the owner, without what was left empty. */
export function submissionFacts(submission: EmailSubmission, language: Language): EmailFact[] {
  const words = translator(language);
  const fact = (label: string, value = ''): EmailFact => ({ label, value });
  const isRequest = submission.kind === 'request';
  return [
    ...choiceFacts(visitorNotice(submission, undefined), language, 'owner'),
    ...(isRequest ? [fact(words('emails:labels.workshop'), submission.workshop)] : []),
    fact(words('emails:labels.name'), fullName(submission)),
    ...(isRequest ? [fact(words('emails:labels.company'), submission.company)] : []),
    addressFact(submission.email, words),
    phoneFact(submission.phone, words),
  ].filter(isFilled);
}

/** What only the owner needs: language, time of arrival, reference in the inbox. */
export function ownerFacts(submission: EmailSubmission, language: Language): EmailFact[] {
  const words = translator(language);
  const { receivedAt, language: spoken, id } = submission;
  return [
    { label: words('emails:labels.language'), value: languageOption(spoken).nativeName },
    {
      label: words('emails:labels.received'),
      value: `${formatDate(receivedAt, language)}, ${madridClock(receivedAt)}`,
    },
    { label: words('emails:labels.reference'), value: id },
  ];
}

/** The business, for the footer. */
export function businessFacts(context: EmailContext, language: Language): EmailFact[] {
  const words = translator(language);
  const { business, siteUrl } = context;
  const home = `${siteUrl}${localizedPath('/', language)}`.replace(/\/$/, '');
  const privacy = `${siteUrl}${localizedPath('/privacy', language)}`;
  return [
    { label: words('emails:labels.address'), value: business.address ?? '' },
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

import { formatDate, formatNumber } from '../../i18n/index.ts';
import type { Language } from '../../i18n/index.server.ts';
import { usableAddress } from '../../email/index.server.ts';
import type { Ratings } from '../ratings.ts';
import { isShortNotice, type EmailBody, type EmailContext } from './email-body.server.ts';
import { businessFacts, ownerFacts, slotLabel, submissionFacts } from './facts.server.ts';
import { fullName, type EmailSubmission } from './submission.server.ts';

/** The mean of the categories that were rated, to one decimal, in the language's digits. */
function average(ratings: Ratings, language: Language): string {
  const scores = Object.values(ratings).filter((score) => score > 0);
  const sum = scores.reduce((total, score) => total + score, 0);
  return formatNumber(scores.length === 0 ? 0 : sum / scores.length, language, 1);
}

/** Emails that the limits hold back now. */
export interface HeldEmails {
  /** Of all submissions together. */
  readonly inAll: number;
  /** Whether the confirmation of this submission is one of them. */
  readonly confirmation: boolean;
}

export const NOTHING_HELD: HeldEmails = { inAll: 0, confirmation: false };

/** The email to the business, in its own language: everything the visitor sent but allergies. */
export function ownerEmail(
  submission: EmailSubmission,
  context: EmailContext,
  language: Language,
  held: HeldEmails = NOTHING_HELD,
): EmailBody {
  const { kind } = submission;
  const words = context.words(language);
  const name = fullName(submission);
  const address = usableAddress(submission.email);
  const message = kind === 'feedback' ? submission.comments : submission.message;
  const isRequest = kind === 'request';
  const about = {
    name,
    date:
      isRequest && submission.requestedDate ? formatDate(submission.requestedDate, language) : '',
    time: isRequest ? slotLabel(submission.requestedTime, language, words) : '',
    participants: isRequest ? submission.participants : '',
    average: kind === 'feedback' ? average(submission.ratings, language) : '',
  };
  const notices: string[] = [];
  if (isRequest && submission.hasAllergies) notices.push(words('emails:owner.allergies'));
  if (isRequest && isShortNotice(submission, context)) {
    notices.push(words('emails:owner.request.soon', { days: context.leadDays ?? 0 }));
  }
  if (held.confirmation) notices.push(words('emails:owner.confirmationHeld'));
  if (held.inAll > 0) notices.push(words('emails:owner.held', { count: held.inAll }));
  return {
    language,
    subject:
      isRequest && !about.date
        ? words('emails:owner.request.undated', about)
        : words(`emails:owner.${kind}.subject`, about),
    preview:
      isRequest && !(about.time && about.participants)
        ? words('emails:owner.request.intro')
        : words(`emails:owner.${kind}.preview`, about),
    heading: words(`emails:owner.${kind}.heading`, { name }),
    intro: [words(`emails:owner.${kind}.intro`)],
    facts: [
      ...submissionFacts(submission, context, language),
      ...ownerFacts(submission, context, language),
    ],
    quote: message ? { title: words(`emails:owner.${kind}.quote`), text: message } : undefined,
    notices,
    closing: [words(address ? 'emails:owner.call' : 'emails:owner.noAddress', { name })],
    action: address
      ? {
          label: words('emails:owner.reply', { name }),
          href: `mailto:${encodeURIComponent(address)}`,
        }
      : undefined,
    footer: businessFacts(context, language),
    smallPrint: [words('emails:owner.signature', { business: context.business.name })],
  };
}

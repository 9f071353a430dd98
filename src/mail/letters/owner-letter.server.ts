import { addDays, formatDate, formatNumber, madridDay } from '../../i18n/index.ts';
import { translator, type Language } from '../../i18n/index.server.ts';
import { usableAddress } from '../address.ts';
import type { LetterBody } from './body.ts';
import { businessFacts, ownerFacts, slotLabel, submissionFacts } from './facts.server.ts';
import type { LetterContext } from './letter-context.ts';
import { fullName, type FeedbackForLetter, type LetterSubmission } from './submission.ts';

/** The mean of the categories that were rated, to one decimal, in the language's digits. */
function average({ ratings }: FeedbackForLetter, language: Language): string {
  const scores = ratings.map(({ score }) => score).filter((score) => score > 0);
  const sum = scores.reduce((total, score) => total + score, 0);
  return formatNumber(scores.length === 0 ? 0 : sum / scores.length, language, 1);
}

/** E-mails that the limits hold back just now: of all submissions, and the visitor's of this one. */
export interface HeldLetters {
  readonly inAll: number;
  readonly confirmation: boolean;
}

/** The letter to the business, in its own language: everything that was sent but the allergies. */
export function ownerLetter(
  submission: LetterSubmission,
  context: LetterContext,
  language: Language,
  held: HeldLetters = { inAll: 0, confirmation: false },
): LetterBody {
  const { kind } = submission;
  const words = translator(language);
  const name = fullName(submission);
  const address = usableAddress(submission.email);
  const message = kind === 'feedback' ? submission.comments : submission.message;
  const isRequest = kind === 'request';
  const about = {
    name,
    date: isRequest ? formatDate(submission.requestedDate, language) : '',
    time: isRequest ? slotLabel(submission.slot, words) : '',
    participants: isRequest ? submission.participants : '',
    average: kind === 'feedback' ? average(submission, language) : '',
  };
  const notices: string[] = [];
  if (isRequest && submission.hasAllergies) notices.push(words('letters:owner.allergies'));
  const days = context.terms.leadDays;
  if (isRequest && submission.requestedDate < addDays(madridDay(submission.receivedAt), days)) {
    notices.push(words('letters:owner.request.soon', { days }));
  }
  if (held.confirmation) notices.push(words('letters:owner.confirmationHeld'));
  if (held.inAll > 0) notices.push(words('letters:owner.held', { count: held.inAll }));
  return {
    language,
    subject: words(`letters:owner.${kind}.subject`, about),
    preview: words(`letters:owner.${kind}.preview`, about),
    heading: words(`letters:owner.${kind}.heading`, { name }),
    intro: [words(`letters:owner.${kind}.intro`)],
    facts: [...submissionFacts(submission, language), ...ownerFacts(submission, language)],
    quote: message ? { title: words(`letters:owner.${kind}.quote`), text: message } : undefined,
    notices,
    closing: [words(address ? 'letters:owner.call' : 'letters:owner.noAddress', { name })],
    action: address
      ? {
          label: words('letters:owner.reply', { name }),
          href: `mailto:${encodeURIComponent(address)}`,
        }
      : undefined,
    footer: businessFacts(context, language),
    smallPrint: [words('letters:owner.signature', { business: context.business.name })],
  };
}

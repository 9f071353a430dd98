import { formatDate, type Language } from '../../i18n/index.ts';
import type { EmailBody, EmailContext } from './email-body.server.ts';
import { businessFacts } from './facts.server.ts';
import type { EmailSubmission } from './submission.server.ts';

/** What somebody of the business wrote to a visitor. */
export interface WrittenAnswer {
  readonly language: EmailBody['language'];
  readonly subject: string;
  readonly body: string;
}

/** Characters of the line that mail programs show beside the subject. */
const PREVIEW = 120;

/** What an answer to a submission is about, in a language, until who writes it says it otherwise. */
export function answerSubject(
  submission: EmailSubmission,
  context: EmailContext,
  language: Language,
): string {
  const words = context.words(language);
  if (submission.kind !== 'request' || !submission.requestedDate)
    return words(`emails:answer.${submission.kind}`);
  return words('emails:answer.dated', { date: formatDate(submission.requestedDate, language) });
}

/** The email that somebody of the business wrote, in the form of all others. */
export function answerEmail(
  { language, subject, body }: WrittenAnswer,
  submission: EmailSubmission,
  context: EmailContext,
): EmailBody {
  const words = context.words(language);
  const text = body.trim();
  return {
    language,
    subject,
    preview: text.replace(/\s+/g, ' ').slice(0, PREVIEW),
    heading: subject,
    intro: [text],
    facts: [],
    notices: [],
    closing: [],
    footer: businessFacts(context, language),
    smallPrint: [`${words('emails:labels.reference')}: ${submission.id}`],
  };
}

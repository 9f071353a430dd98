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

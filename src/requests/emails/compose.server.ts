import type { Language } from '../../i18n/index.server.ts';
import {
  headerText,
  usableAddress,
  type Email,
  type EmailAttachment,
  type Mailbox,
} from '../../email/index.server.ts';
import type { EmailBody, EmailContext } from './email-body.server.ts';
import { answerEmail, type WrittenAnswer } from './answer-email.server.ts';
import { calendarAttachment } from './calendar.server.ts';
import { ownerEmail, type HeldEmails } from './owner-email.server.ts';
import { plainText } from './plain-text.server.ts';
import { fullName, type EmailSubmission } from './submission.server.ts';
import { templateParameters, visitorParameters } from './template-parameters.server.ts';
import { visitorEmail } from './visitor-email.server.ts';
import { visitorNotice } from './visitor-notice.server.ts';

/** The subject, HTML and plain text of an email. */
export async function renderEmail(body: EmailBody, context: EmailContext) {
  const brand: [string, string] = [context.business.name, context.texts(body.language).tagline];
  // With the first email: React's renderer is larger than all else that takes in a request.
  const { emailHtml } = await import('./email-html.server.tsx');
  const html = emailHtml(body, brand, context.look);
  return { subject: headerText(body.subject), html, text: plainText(body) };
}

/** The visitor as a mailbox, or null without an address that email can be sent to. */
function visitorMailbox(submission: EmailSubmission): Mailbox | null {
  const address = usableAddress(submission.email);
  return address === null ? null : { name: headerText(fullName(submission), 100), address };
}

/** The owner's email about a submission, in the owner's language; a reply goes to the visitor. */
export async function composeOwnerEmail(
  submission: EmailSubmission,
  context: EmailContext,
  envelope: {
    messageId: string;
    to: readonly Mailbox[];
    language: Language;
    held?: HeldEmails | undefined;
  },
): Promise<Email> {
  const replyTo = visitorMailbox(submission);
  return {
    messageId: envelope.messageId,
    to: envelope.to,
    ...(replyTo && { replyTo }),
    ...(await renderEmail(
      ownerEmail(submission, context, envelope.language, envelope.held),
      context,
    )),
    attachments: [],
    autoSubmitted: null,
    parameters: templateParameters(submission),
  };
}

/**
 * The visitor's email, in their language, with a calendar file for a request; null without a usable
 * address. It contains nobody's free text, not even the name beside the address. `service` is the
 * content's own title of the requested workshop.
 */
export async function composeVisitorEmail(
  submission: EmailSubmission,
  context: EmailContext,
  envelope: { messageId: string; service?: string | undefined },
): Promise<Email | null> {
  const address = usableAddress(submission.email);
  if (address === null) return null;
  const notice = visitorNotice(submission, envelope.service);
  const attachments: EmailAttachment[] =
    notice.kind === 'request' && notice.requestedDate && notice.requestedTime
      ? [calendarAttachment(notice, context, notice.language)]
      : [];
  const { name, email } = context.business;
  return {
    messageId: envelope.messageId,
    to: [{ name: '', address }],
    replyTo: { name: headerText(name), address: context.replyTo ?? email },
    ...(await renderEmail(visitorEmail(notice, context), context)),
    attachments,
    autoSubmitted: 'auto-replied',
    parameters: visitorParameters(notice, address),
  };
}

/**
 * The email that somebody of the business wrote to the visitor; null without a usable address. What a
 * visitor wrote may stand in it: a person has read it and sends it.
 */
export async function composeAnswerEmail(
  answer: WrittenAnswer,
  submission: EmailSubmission,
  context: EmailContext,
  envelope: {
    messageId: string;
    /** The Message-ID of the email that it continues. */
    inReplyTo?: string | undefined;
  },
): Promise<Email | null> {
  const to = visitorMailbox(submission);
  if (to === null) return null;
  const { name, email } = context.business;
  return {
    messageId: envelope.messageId,
    ...(envelope.inReplyTo && { inReplyTo: envelope.inReplyTo }),
    to: [to],
    replyTo: { name: headerText(name), address: context.replyTo ?? email },
    ...(await renderEmail(answerEmail(answer, submission, context), context)),
    attachments: [],
    autoSubmitted: 'no',
    parameters: { email: to.address, locale: answer.language },
  };
}

import { createElement } from 'react';
import { render } from 'react-email';
import { translator, type Language } from '../../i18n/index.server.ts';
import { usableAddress } from '../address.ts';
import { headerText } from '../header-text.ts';
import type { Letter, LetterAttachment, Mailbox } from '../transport.server.ts';
import type { LetterBody } from './body.ts';
import { calendarAttachment } from './calendar.server.ts';
import type { LetterContext } from './letter-context.ts';
import { LetterView } from './Letter.server.tsx';
import { ownerLetter, type HeldLetters } from './owner-letter.server.ts';
import { plainText } from './plain-text.ts';
import { fullName, type LetterSubmission } from './submission.ts';
import { templateParameters, visitorParameters } from './template-parameters.ts';
import { visitorLetter } from './visitor-letter.server.ts';
import { visitorNotice } from './visitor-notice.ts';

/** Words, HTML and plain text of a letter. */
async function setLetter(body: LetterBody, context: LetterContext) {
  const brand: [string, string] = [
    context.business.name,
    translator(body.language)('letters:brand'),
  ];
  const html = await render(createElement(LetterView, { letter: body, brand }));
  return { subject: headerText(body.subject), html, text: plainText(body) };
}

/** The visitor as a mailbox, or null when there is no address that a letter can be sent to. */
export function visitorMailbox(submission: LetterSubmission): Mailbox | null {
  const address = usableAddress(submission.email);
  return address === null ? null : { name: headerText(fullName(submission), 100), address };
}

/** The owner's letter about a submission, in the owner's language; an answer goes to the visitor. */
export async function composeOwnerLetter(
  submission: LetterSubmission,
  context: LetterContext,
  envelope: {
    messageId: string;
    to: readonly Mailbox[];
    language: Language;
    held?: HeldLetters | undefined;
  },
): Promise<Letter> {
  const replyTo = visitorMailbox(submission);
  return {
    messageId: envelope.messageId,
    to: envelope.to,
    ...(replyTo && { replyTo }),
    ...(await setLetter(
      ownerLetter(submission, context, envelope.language, envelope.held),
      context,
    )),
    attachments: [],
    isAutomatic: false,
    parameters: templateParameters(submission),
  };
}

/**
 * The visitor's letter, in their language, with the appointment when they asked for one; null
 * when there is no address to send it to. Nothing in it is anybody's free text, not even the name
 * beside the address. `service` is the content's own title of what is asked for.
 */
export async function composeVisitorLetter(
  submission: LetterSubmission,
  context: LetterContext,
  envelope: { messageId: string; service?: string | undefined },
): Promise<Letter | null> {
  const address = usableAddress(submission.email);
  if (address === null) return null;
  const notice = visitorNotice(submission, envelope.service);
  const attachments: LetterAttachment[] =
    notice.kind === 'request' ? [calendarAttachment(notice, context, notice.language)] : [];
  const { name, email } = context.business;
  return {
    messageId: envelope.messageId,
    to: [{ name: '', address }],
    replyTo: { name: headerText(name), address: email },
    ...(await setLetter(visitorLetter(notice, context), context)),
    attachments,
    isAutomatic: true,
    parameters: visitorParameters(notice, address),
  };
}

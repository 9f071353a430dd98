import type { SendMailOptions } from 'nodemailer';
import { headerText } from '../header-text.ts';
import type { Letter, Mailbox } from '../transport.server.ts';

/** Only angle brackets around characters that a header may carry: it comes from the database. */
const MESSAGE_ID = /^<[\w.+-]+@[\w.:[\]-]+>$/;

const mailbox = ({ name, address }: Mailbox) => ({
  name: headerText(name),
  address: headerText(address),
});

/**
 * A letter as nodemailer composes it. Addresses are objects, which it never parses, so that no
 * text of a visitor's can become a header or a recipient; nothing is read from files or the web.
 */
export function mailMessage(letter: Letter, from: Mailbox): SendMailOptions {
  if (!MESSAGE_ID.test(letter.messageId)) throw new TypeError('The Message-ID is malformed');
  return {
    messageId: letter.messageId,
    from: mailbox(from),
    to: letter.to.map(mailbox),
    ...(letter.replyTo && { replyTo: mailbox(letter.replyTo) }),
    subject: headerText(letter.subject),
    text: letter.text.toWellFormed(),
    html: letter.html.toWellFormed(),
    attachments: letter.attachments.map(({ filename, contentType, content }) => ({
      filename: headerText(filename),
      contentType,
      content,
    })),
    headers: letter.isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Parameters that say nothing of the person, and whose values are common words. */
const NOT_PERSONAL = new Set(['locale', 'date', 'time', 'participants']);

/** What a visitor gave, to be taken out of another server's answers. */
export function visitorValues(letter: Letter): string[] {
  const own = Object.entries(letter.parameters).filter(([name]) => !NOT_PERSONAL.has(name));
  const addresses = [...letter.to, ...(letter.replyTo ? [letter.replyTo] : [])];
  return [
    ...own.map(([, value]) => value),
    ...addresses.flatMap(({ name, address }) => [address, name]),
  ];
}

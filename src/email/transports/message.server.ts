import type { SendMailOptions } from 'nodemailer';
import { headerText } from '../safe-text.server.ts';
import type { Email, Mailbox } from '../transport.server.ts';

/** Checked although it comes from the database: only characters that are safe in a header. */
const MESSAGE_ID = /^<[\w.+-]+@[\w.:[\]-]+>$/;

const mailbox = ({ name, address }: Mailbox) => ({
  name: headerText(name),
  address: headerText(address),
});

/**
 * An email in nodemailer's form. Addresses are objects, which it does not parse, so no text of a
 * visitor's can become a header or a recipient; nothing is read from files or the web.
 */
export function mailMessage(email: Email, from: Mailbox): SendMailOptions {
  const { messageId, inReplyTo, autoSubmitted } = email;
  for (const id of inReplyTo === undefined ? [messageId] : [messageId, inReplyTo])
    if (!MESSAGE_ID.test(id)) throw new TypeError('The Message-ID is malformed');
  return {
    messageId,
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    from: mailbox({ ...from, name: email.senderName ?? from.name }),
    to: email.to.map(mailbox),
    ...(email.replyTo && { replyTo: mailbox(email.replyTo) }),
    subject: headerText(email.subject),
    text: email.text.toWellFormed(),
    html: email.html.toWellFormed(),
    attachments: email.attachments.map(({ filename, contentType, content }) => ({
      filename: headerText(filename),
      contentType,
      content,
    })),
    headers: autoSubmitted === null ? {} : { 'Auto-Submitted': autoSubmitted },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Parameters that identify nobody, and whose values are common words. */
const NOT_PERSONAL = new Set(['locale', 'date', 'time', 'participants']);

/** The visitor's own values, to be removed from another server's answers. */
export function visitorValues(email: Email): string[] {
  const own = Object.entries(email.parameters).filter(([name]) => !NOT_PERSONAL.has(name));
  const addresses = [...email.to, ...(email.replyTo ? [email.replyTo] : [])];
  return [
    ...own.map(([, value]) => value),
    ...addresses.flatMap(({ name, address }) => [address, name]),
  ];
}

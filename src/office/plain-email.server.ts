import { randomUUID } from 'node:crypto';
import type { Email, Mailbox } from '../email/index.server.ts';
import { escapeMarkup } from '../http/index.server.ts';
import type { Account, OfficeLanguage } from './account.ts';

interface PlainEmail {
  readonly to: readonly Mailbox[];
  readonly language: OfficeLanguage;
  readonly subject: string;
  /** One paragraph each; an address alone in one becomes a link. */
  readonly paragraphs: readonly string[];
}

/** Whoever has an account, as the reader of an email. */
export function readerOf({ name, email, language }: Pick<Account, 'name' | 'email' | 'language'>) {
  return { to: [{ name, address: email }], language };
}

/** An email of the office to somebody who works in it: a subject and paragraphs, without the business's looks. */
export function plainEmail(
  { to, language, subject, paragraphs }: PlainEmail,
  mailDomain: string,
): Email {
  const html = paragraphs.map((text) => {
    const escaped = escapeMarkup(text);
    return `<p>${/^https?:\S+$/.test(text) ? `<a href="${escaped}">${escaped}</a>` : escaped}</p>`;
  });
  return {
    messageId: `<${randomUUID()}@${mailDomain}>`,
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${html.join('')}</body></html>`,
    attachments: [],
    autoSubmitted: 'auto-replied',
    parameters: {
      ...{ first_name: to[0]?.name ?? '', last_name: '', phone: '', locale: language },
      ...{ email: to[0]?.address ?? '', message: paragraphs.join('\n\n') },
    },
  };
}

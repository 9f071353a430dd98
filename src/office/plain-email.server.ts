import { randomUUID } from 'node:crypto';
import type { Email } from '../email/index.server.ts';
import { escapeMarkup } from '../http/index.server.ts';
import type { Account } from './account.ts';

interface PlainEmail {
  readonly subject: string;
  /** One paragraph each; an address alone in one becomes a link. */
  readonly paragraphs: readonly string[];
}

/** An email of the office to somebody who works in it: a subject and paragraphs, without the business's looks. */
export function plainEmail(
  { name, email, language }: Pick<Account, 'name' | 'email' | 'language'>,
  { subject, paragraphs }: PlainEmail,
  mailDomain: string,
): Email {
  const html = paragraphs.map((text) => {
    const escaped = escapeMarkup(text);
    return `<p>${/^https?:\S+$/.test(text) ? `<a href="${escaped}">${escaped}</a>` : escaped}</p>`;
  });
  return {
    messageId: `<${randomUUID()}@${mailDomain}>`,
    to: [{ name, address: email }],
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${html.join('')}</body></html>`,
    attachments: [],
    autoSubmitted: 'auto-replied',
    parameters: {
      ...{ first_name: name, last_name: '', phone: '', locale: language },
      ...{ email, message: paragraphs.join('\n\n') },
    },
  };
}

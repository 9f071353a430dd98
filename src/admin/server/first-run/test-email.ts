import { randomUUID } from 'node:crypto';
import type { Email } from '../../../mail/index.server.ts';
import type { Account, OfficeLanguage } from '../../account.ts';
import type { AdminServices } from '../services.ts';

const WORDS = {
  es: {
    subject: 'Prueba de correo de tu web',
    text: (site: string) =>
      `Si lees esto, los correos de ${site} te llegan. Aquí recibirás las solicitudes y los mensajes.`,
  },
  en: {
    subject: 'Test email from your website',
    text: (site: string) =>
      `If you’re reading this, emails from ${site} reach you. Requests and messages will come here.`,
  },
} as const satisfies Record<OfficeLanguage, object>;

/** The email that shows the owner whether emails arrive where visitors' requests are sent. */
export function testEmail(
  { mail, mailDomain, siteUrl }: Pick<AdminServices, 'mail' | 'mailDomain' | 'siteUrl'>,
  { language }: Pick<Account, 'language'>,
): Email {
  const { subject, text } = WORDS[language];
  const message = text(new URL(siteUrl).host);
  return {
    messageId: `<${randomUUID()}@${mailDomain}>`,
    to: mail.owner,
    subject,
    text: `${message}\n`,
    html: `<!doctype html><html lang="${language}"><body><p>${message}</p></body></html>`,
    attachments: [],
    isAutomatic: true,
    parameters: {
      ...{ first_name: '', last_name: '', phone: '', locale: language },
      ...{ email: mail.owner[0]?.address ?? '', message },
    },
  };
}

import { join } from 'node:path';
import { createEmailJsTransport } from './transports/emailjs.server.ts';
import { createFolderTransport, MAIL_FOLDER } from './transports/folder.server.ts';
import { readMailbox } from './transports/mailboxes.server.ts';
import { createSmtpTransport } from './transports/smtp.server.ts';
import type { MailTransport } from './transport.server.ts';

/** The settings that choose and configure the transport, named as in the environment. */
interface MailSettings {
  readonly MAIL_TRANSPORT: 'folder' | 'smtp' | 'emailjs';
  readonly DATA_DIR: string;
  readonly MAIL_FROM: string;
  readonly SMTP_URL?: string | undefined;
  readonly EMAILJS_API_URL: string;
  readonly EMAILJS_SERVICE_ID?: string | undefined;
  readonly EMAILJS_TEMPLATE_ID?: string | undefined;
  readonly EMAILJS_PUBLIC_KEY?: string | undefined;
  readonly EMAILJS_PRIVATE_KEY?: string | undefined;
}

/** Do emails bring their files? EmailJS takes texts alone. */
export const carriesFiles = ({ MAIL_TRANSPORT }: Pick<MailSettings, 'MAIL_TRANSPORT'>) =>
  MAIL_TRANSPORT !== 'emailjs';

/**
 * The transport that the configuration names, which has been read (`readConfig`). Log its `notice` at start.
 * Throws a readable error without an SMTP server, or with a sender that is no address.
 */
export function createMailTransport(settings: MailSettings): MailTransport {
  const from = readMailbox(settings.MAIL_FROM);
  switch (settings.MAIL_TRANSPORT) {
    case 'folder':
      return createFolderTransport({ folder: join(settings.DATA_DIR, MAIL_FOLDER), from });
    case 'smtp':
      if (!settings.SMTP_URL) throw new Error('SMTP_URL is needed when MAIL_TRANSPORT=smtp');
      return createSmtpTransport({ url: settings.SMTP_URL, from });
    case 'emailjs':
      return createEmailJsTransport({
        baseUrl: settings.EMAILJS_API_URL,
        publicKey: settings.EMAILJS_PUBLIC_KEY ?? '',
        serviceId: settings.EMAILJS_SERVICE_ID ?? '',
        templateId: settings.EMAILJS_TEMPLATE_ID ?? '',
        privateKey: settings.EMAILJS_PRIVATE_KEY,
      });
  }
}

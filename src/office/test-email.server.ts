import type { Email } from '../email/index.server.ts';
import type { Account, OfficeLanguage } from './account.ts';
import { plainEmail, readerOf } from './plain-email.server.ts';
import type { OfficeServices } from './services.server.ts';

const WORDS = {
  es: {
    subject: 'Prueba de correo de tu web',
    text: (site: string, owners: string) =>
      `Si lees esto, los correos de ${site} salen y llegan. Los avisos de lo que escriben las visitas van a ${owners}.`,
  },
  en: {
    subject: 'Test email from your website',
    text: (site: string, owners: string) =>
      `If you’re reading this, emails from ${site} go out and arrive. Notices of what visitors write go to ${owners}.`,
  },
} as const satisfies Record<OfficeLanguage, object>;

/** The email that shows who asks for it whether emails go out, and says where notices of requests go. */
export async function testEmail(
  { mail, mailDomain, siteUrl }: Pick<OfficeServices, 'mail' | 'mailDomain' | 'siteUrl'>,
  person: Pick<Account, 'name' | 'email' | 'language'>,
): Promise<Email> {
  const { subject, text } = WORDS[person.language];
  const owners = (await mail.owner()).map(({ address }) => address).join(', ');
  const paragraphs = [text(new URL(siteUrl).host, owners)];
  return plainEmail({ ...readerOf(person), subject, paragraphs }, mailDomain);
}

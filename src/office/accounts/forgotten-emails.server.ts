import type { Email } from '../../email/index.server.ts';
import { formatMoment } from '../../i18n/index.ts';
import type { Account, OfficeLanguage } from '../account.ts';
import { plainEmail, readerOf } from '../plain-email.server.ts';

type Person = Pick<Account, 'name' | 'email' | 'language'>;

interface Site {
  /** The host of its address. */
  readonly host: string;
  readonly mailDomain: string;
}

const WORDS = {
  es: {
    link: {
      subject: (host: string) => `Elige otra contraseña para ${host}`,
      before: (name: string) =>
        `Hola, ${name}: alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela aquí; el enlace vale una hora y una sola vez:`,
      after:
        'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma y nadie ha entrado.',
    },
    used: {
      subject: (host: string) => `Contraseña cambiada en ${host}`,
      text: (name: string, email: string, at: string) =>
        `La contraseña de ${name} (${email}) se ha cambiado con un enlace enviado a ese correo, el ${at}. Todas sus sesiones se han cerrado.`,
      after:
        'Si no se esperaba, alguien puede estar leyendo ese correo: cambia su contraseña y desactiva la cuenta en «Personas».',
    },
  },
  en: {
    link: {
      subject: (host: string) => `Choose a new password for ${host}`,
      before: (name: string) =>
        `Hello ${name}, somebody has asked for a new password for your account. If it was you, choose one here; the link works once, for an hour:`,
      after: "If it wasn't you, do nothing: your password stays as it is, and nobody has got in.",
    },
    used: {
      subject: (host: string) => `Password changed at ${host}`,
      text: (name: string, email: string, at: string) =>
        `The password of ${name} (${email}) was changed with a link sent to that address, on ${at}. All of their sessions have ended.`,
      after:
        'If nobody expected this, somebody may be reading that mailbox: change its password, and disable the account under “People”.',
    },
  },
} as const satisfies Record<OfficeLanguage, object>;

/** Brings the link with which somebody chooses a new password. */
export function forgottenEmail(person: Person, link: string, { host, mailDomain }: Site): Email {
  const { subject, before, after } = WORDS[person.language].link;
  const paragraphs = [before(person.name), link, after];
  return plainEmail({ ...readerOf(person), subject: subject(host), paragraphs }, mailDomain);
}

/** Tells somebody that such a link was used, of their own account or another's. */
export function usedEmail(
  reader: Person,
  { name, email }: Person,
  at: number,
  { host, mailDomain }: Site,
): Email {
  const { subject, text, after } = WORDS[reader.language].used;
  const when = formatMoment(at, reader.language);
  const paragraphs = [text(name, email, when), after];
  return plainEmail({ ...readerOf(reader), subject: subject(host), paragraphs }, mailDomain);
}

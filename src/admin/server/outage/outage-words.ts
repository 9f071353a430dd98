import type { OfficeLanguage } from '../../account.ts';

interface When {
  readonly day: string;
  readonly clock: string;
}

/** What the owner is told while emails do not go out; never anything of who wrote. */
export const OUTAGE_WORDS = {
  es: {
    pushTitle: 'Los correos no salen',
    pushBody: (count: number) =>
      count === 1
        ? 'Hay 1 correo esperando desde hace más de una hora.'
        : `Hay ${count} correos esperando desde hace más de una hora.`,
    subject: 'Los correos de tu web no salen',
    text: (site: string, office: string, since: When) => [
      `Desde el ${since.day} a las ${since.clock}, los correos de ${site} no salen: ni los avisos para ti ni las confirmaciones para quien te escribe.`,
      'No se pierde nada: todo está guardado, y cada correo se vuelve a intentar durante tres días.',
      `Lo que ha llegado lo tienes en ${office}. Conviene revisar el servidor de correo.`,
    ],
    pastSubject: 'Los correos de tu web han estado sin salir',
    pastText: (site: string, since: When, until: When) => [
      `Desde el ${since.day} a las ${since.clock} hasta el ${until.day} a las ${until.clock}, los correos de ${site} no han salido.`,
      'Ya vuelven a salir, y los que esperaban se han enviado o están a punto. No tienes que hacer nada.',
    ],
  },
  en: {
    pushTitle: 'Emails aren’t going out',
    pushBody: (count: number) =>
      count === 1
        ? '1 email has been waiting for over an hour.'
        : `${count} emails have been waiting for over an hour.`,
    subject: 'Emails from your website aren’t going out',
    text: (site: string, office: string, since: When) => [
      `Emails from ${site} haven’t gone out since ${since.day} at ${since.clock}: neither your notifications nor the confirmations for people who write to you.`,
      'Nothing is lost: it’s all stored, and each email is tried again for three days.',
      `Everything that’s come in is at ${office}. It’s worth checking the mail server.`,
    ],
    pastSubject: 'Emails from your website weren’t going out',
    pastText: (site: string, since: When, until: When) => [
      `Emails from ${site} didn’t go out from ${since.day} at ${since.clock} until ${until.day} at ${until.clock}.`,
      'They’re going out again, and those that were waiting have been sent or are about to be. There’s nothing you need to do.',
    ],
  },
} as const satisfies Record<OfficeLanguage, object>;

import { emailsWait } from './inbox-words.ts';
import { bilingual } from './words.ts';

/** What the owner is told while emails do not go out; never anything of who wrote. */
export const outageWords = bilingual({
  push: {
    title: emailsWait,
    body_one: {
      es: 'Hay 1 correo esperando desde hace más de una hora.',
      en: '1 email has been waiting for over an hour.',
    },
    body_other: {
      es: 'Hay {{count}} correos esperando desde hace más de una hora.',
      en: '{{count}} emails have been waiting for over an hour.',
    },
  },
  /** While it lasts. */
  now: {
    subject: {
      es: 'Los correos de tu web no salen',
      en: 'Emails from your site aren’t going out',
    },
    what: {
      es: 'Desde el {{day}} ({{clock}}), los correos de {{site}} no salen: ni los avisos para ti ni las confirmaciones para quien te escribe.',
      en: 'Emails from {{site}} haven’t gone out since {{day}} at {{clock}}: neither your notifications nor the confirmations for people who write to you.',
    },
    safe: {
      es: 'No se pierde nada: todo está guardado, y cada correo se vuelve a intentar durante tres días.',
      en: 'Nothing is lost: it’s all stored, and each email is tried again for three days.',
    },
    where: {
      es: 'Lo que ha llegado lo tienes en {{office}}. Conviene que lo mire quien te instaló la web.',
      en: 'Everything that’s come in is at {{office}}. It’s worth telling whoever installed the site.',
    },
  },
  /** Once it is over. */
  past: {
    subject: {
      es: 'Los correos de tu web han estado sin salir',
      en: 'Emails from your site weren’t going out',
    },
    what: {
      es: 'Desde el {{day}} ({{clock}}) hasta el {{untilDay}} ({{untilClock}}), los correos de {{site}} no han salido.',
      en: 'Emails from {{site}} didn’t go out from {{day}} at {{clock}} until {{untilDay}} at {{untilClock}}.',
    },
    again: {
      es: 'Ya vuelven a salir, y los que esperaban se han enviado o están a punto. No tienes que hacer nada.',
      en: 'They’re going out again, and those that were waiting have been sent or are about to be. There’s nothing you need to do.',
    },
  },
});

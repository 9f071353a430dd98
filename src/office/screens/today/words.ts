import { sharedWords } from '../../app/shared-words.ts';
import { emailsWait, news } from '../../inbox-words.ts';
import { bilingual } from '../../words.ts';
import { quickWords } from './quick/words.ts';

export const words = bilingual({
  title: sharedWords.today,
  allDone: {
    es: 'Todo al día. Aquí verás lo que te espere.',
    en: 'All caught up. What waits for you shows here.',
  },
  elsewhere: {
    es: 'El contenido se edita en otro sitio; aquí ves lo demás.',
    en: 'Content is edited somewhere else; the rest is here.',
  },
  waiting: { es: 'Te espera', en: 'Waiting for you' },
  new: { es: 'Nueva {{name}}', en: 'New {{name}}' },
  money: {
    title: { es: 'Presupuestos y pagos', en: 'Quotes and payments' },
    unsent: { es: 'Sin terminar: no se ha enviado', en: 'Not finished: it hasn’t been sent' },
    lapses: {
      es: 'Sin respuesta; caduca el {{date}}',
      en: 'No answer yet; it expires on {{date}}',
    },
  },
  more: { es: '{{count}} más sin contestar', en: '{{count}} more without an answer' },
  item: {
    ...news,
    due: { es: 'Toca contestar', en: 'Answer due' },
    emailFailed: { es: 'Un correo no ha salido', en: 'An email didn’t go out' },
    emailHeld: { es: 'Un correo está retenido', en: 'An email is being held back' },
    allergies: { es: 'Alergias por apuntar: {{name}}', en: 'Allergies to note: {{name}}' },
    tight: { es: 'No cabe todo: {{day}}', en: 'Overbooked: {{day}}' },
    allergens_one: {
      es: '{{count}} plato sin todos los alérgenos',
      en: '{{count}} dish without all its allergens',
    },
    allergens_other: {
      es: '{{count}} platos sin todos los alérgenos',
      en: '{{count}} dishes without all their allergens',
    },
    draft: { es: 'Borrador sin publicar', en: 'Unpublished draft' },
    changed: { es: 'Cambios sin publicar', en: 'Unpublished changes' },
  },
  backup: {
    old: {
      es: 'La última copia de seguridad es del {{when}}.',
      en: 'Your last backup is from {{when}}.',
    },
    none: { es: 'Todavía no hay ninguna copia de seguridad.', en: 'There’s no backup yet.' },
    make: { es: 'Hacer una', en: 'Make one' },
  },
  outage: {
    title: emailsWait,
    text_one: {
      es: '{{count}} correo espera desde el {{since}}. No se pierde nada: aquí lo tienes todo, y se vuelve a intentar durante tres días.',
      en: '{{count}} email has been waiting since {{since}}. Nothing’s lost: it’s all here, and it’s tried again for three days.',
    },
    text_other: {
      es: '{{count}} correos esperan, el más antiguo desde el {{since}}. No se pierde nada: aquí lo tienes todo, y se vuelven a intentar durante tres días.',
      en: '{{count}} emails are waiting, the oldest since {{since}}. Nothing’s lost: it’s all here, and they’re tried again for three days.',
    },
  },
  sample: {
    title: { es: 'Aún se ve el ejemplo', en: 'The sample still shows' },
    text: {
      es: 'Esto lo leen las visitas y no es de tu negocio. Cámbialo, o quítalo todo de una vez.',
      en: 'Visitors read this, and it isn’t about your business. Change it, or remove it all at once.',
    },
    testimonials: {
      es: 'Hay testimonios inventados: quien los lee cree que son de tus clientes.',
      en: 'There are invented testimonials: people take them for your customers’ words.',
    },
    remove: { es: 'Quitar el ejemplo', en: 'Remove the sample' },
    ask: { es: '¿Quitar el ejemplo?', en: 'Remove the sample?' },
    keep: { es: 'Dejarlo', en: 'Keep it' },
    goes: {
      es: 'Se borra del todo lo que sigue como vino, con sus fotos. No se puede deshacer. Los textos legales quedan escritos de forma general. Si los datos del negocio son aún los del ejemplo, la web se llamará como su dirección hasta que los escribas.',
      en: 'Everything that’s still as it came is deleted for good, with its photos. It can’t be undone. The legal texts are left written in general terms. If the business details are still the sample’s, the site goes by its address until you write them.',
    },
    stays: {
      es: 'Se queda todo lo que hayas cambiado, aunque sea un borrador, y no vuelve nada con una actualización.',
      en: 'Everything you have changed stays, drafts too, and nothing comes back with an update.',
    },
  },
  groups: {
    title: { es: 'Grupos de hoy y mañana', en: 'Groups today and tomorrow' },
    none: {
      es: 'Ni hoy ni mañana viene ningún grupo.',
      en: 'No group is coming today or tomorrow.',
    },
  },
  holidays: {
    title: { es: 'Festivos que se acercan', en: 'Public holidays coming up' },
    text: {
      es: 'El horario no dice nada de ellos.',
      en: 'The opening hours say nothing about them.',
    },
    close: { es: 'Cerrar ese día', en: 'Close that day' },
  },
  ...quickWords,
  first: {
    title: { es: 'Para empezar', en: 'Getting started' },
    text: {
      es: 'Lo que conviene hacer una vez. Se marca solo cuando lo haces aquí.',
      en: 'Things worth doing once. They tick themselves when you do them here.',
    },
    done: { es: '{{done}} de {{all}} hechos', en: '{{done}} of {{all}} done' },
    goOn: { es: 'Seguir paso a paso', en: 'Go on step by step' },
    tick: { es: 'Hecho: {{step}}', en: 'Done: {{step}}' },
    hide: { es: 'No mostrar más esta lista', en: 'Don’t show this list again' },
    show: { es: 'Mostrar la lista para empezar', en: 'Show the getting-started list' },
    business: { es: 'Nombre y teléfono', en: 'Name and phone' },
    hours: { es: 'Dirección y horario', en: 'Address and opening hours' },
    languages: { es: 'Idiomas de la web', en: 'Languages of the site' },
    look: { es: 'Logotipo y colores', en: 'Logo and colours' },
    services: { es: 'Lo que ofreces además', en: 'What else you offer' },
    menu: { es: 'La carta y sus precios', en: 'The menu and its prices' },
    allergens: { es: 'Los alérgenos de cada plato', en: 'The allergens of each dish' },
    pictures: { es: 'Tus fotos', en: 'Your photos' },
    email: { es: 'Un correo de prueba para ti', en: 'A test email to yourself' },
    legal: { es: 'Aviso legal: quién eres ante la ley', en: 'Legal notice: who you are by law' },
    passkey: {
      es: 'Entrar con la huella o la cara',
      en: 'Sign in with your fingerprint or face',
    },
    secondFactor: {
      es: 'Pedir a todos un segundo paso al entrar',
      en: 'Ask everybody for a second step to sign in',
    },
    backup: {
      es: 'Una copia de seguridad fuera de este ordenador',
      en: 'A backup somewhere other than this machine',
    },
    backupHelp: {
      es: 'Hazla en «Copias», descárgala y guárdala en otro sitio.',
      en: 'Make one under “Backups”, download it and keep it somewhere else.',
    },
    sent: {
      es: 'Enviado a {{to}}. Mira si ha llegado, también entre el correo no deseado.',
      en: 'Sent to {{to}}. See whether it has arrived, in the spam folder too.',
    },
    kept: {
      es: 'Los correos de la web todavía no están en marcha: de aquí no sale ninguno. Pídeselo a quien te instaló la web. Lo que te escriban lo tienes siempre en la Bandeja.',
      en: 'Emails from the site aren’t set up yet: none leaves from here. Ask whoever installed the site. What people write to you is always in the Inbox.',
    },
    refused: { es: 'El correo no lo ha aceptado.', en: 'The mail service refused it.' },
    answer: {
      es: 'Qué ha contestado, para quien te instaló la web',
      en: 'What it answered, for whoever installed the site',
    },
  },
  legal: {
    title: {
      es: 'Tu web todavía no dice quién responde de ella',
      en: 'Your site doesn’t say yet who is behind it',
    },
    why: {
      es: 'La ley lo pide a toda web pública, y más si tiene formularios: sin ello te arriesgas a una multa.',
      en: 'The law asks it of every public site, and of one with forms above all: without it you risk a fine.',
    },
    fill: {
      es: 'El aviso legal y la política de privacidad ya están escritos, y lo dirán solos en cuanto completes:',
      en: 'The legal notice and the privacy policy are written already, and will say it by themselves once you fill in:',
    },
    lacks: {
      es: 'Te falta el aviso legal o la política de privacidad. Los tenemos escritos de forma general, con las cookies y las condiciones: después los cambias como quieras.',
      en: 'Your legal notice or your privacy policy is missing. We have them written in general terms, with cookies and terms: you can change them as you like afterwards.',
    },
    publish: { es: 'Publicar los textos legales', en: 'Publish the legal texts' },
    published: {
      es: 'Ya están publicados: pide que los lea alguien que conozca la ley de tu país, y cambia lo que haga falta.',
      en: 'They’re published: have somebody who knows your country’s law read them, and change what needs changing.',
    },
    legalName: { es: 'Nombre o razón social', en: 'Name or company name' },
    taxNumber: { es: 'Número de identificación fiscal', en: 'Tax number' },
    address: { es: 'Dirección', en: 'Address' },
    email: { es: 'Correo electrónico', en: 'Email' },
  },
  push: {
    title: { es: 'Avisos en este dispositivo', en: 'Notifications on this device' },
    text: {
      es: 'Una notificación cuando llega una solicitud o un mensaje. No dice quién escribe.',
      en: 'A notification when a request or a message comes in. It doesn’t say who wrote.',
    },
    on: { es: 'Avisarme aquí', en: 'Notify me here' },
    off: { es: 'No avisarme más aquí', en: 'Stop notifying me here' },
    isOn: { es: 'Este dispositivo te avisa.', en: 'This device notifies you.' },
    denied: {
      es: 'El navegador no deja avisar. Permite las notificaciones de esta página en sus ajustes.',
      en: 'The browser doesn’t allow it. Allow notifications for this page in its settings.',
    },
    missing: {
      es: 'Este navegador no puede avisar. En un iPhone, añade antes la trastienda a la pantalla de inicio.',
      en: 'This browser can’t notify you. On an iPhone, add the back office to the home screen first.',
    },
    failed: {
      es: 'No se ha podido cambiar. Prueba otra vez en un momento.',
      en: 'It couldn’t be changed. Try again in a moment.',
    },
  },
});

/** Notices that are put up with one tap, as visitors read them in each language. */
export const READY_NOTICES = [
  { es: 'Hoy cerramos antes de lo habitual.', en: 'We’re closing earlier than usual today.' },
  { es: 'Hoy servimos solo para llevar.', en: 'Takeaway only today.' },
  { es: 'Volvemos en un rato.', en: 'Back in a little while.' },
  {
    es: 'Hoy se ha acabado el pan. Mañana hay más.',
    en: 'We’re out of bread today. More tomorrow.',
  },
] as const;

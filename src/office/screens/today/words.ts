import { bilingual } from '../../words.ts';
import { nouns } from '../../app/words/nouns.ts';

export const words = bilingual({
  title: { es: 'Hoy', en: 'Today' },
  allDone: {
    es: 'Todo al día. Aquí verás lo que llegue: solicitudes, correos que no salen y borradores.',
    en: 'All caught up. What comes in shows here: requests, emails that fail, drafts that wait.',
  },
  elsewhere: {
    es: 'El contenido se edita en otro sitio; aquí ves lo demás.',
    en: 'Content is edited somewhere else; the rest is here.',
  },
  waiting: { es: 'Te espera', en: 'Waiting for you' },
  money: {
    title: { es: 'Presupuestos y pagos', en: 'Quotes and payments' },
    lapses: {
      es: 'Sin respuesta; caduca el {{date}}',
      en: 'No answer yet; it expires on {{date}}',
    },
  },
  more_one: { es: '{{count}} más sin contestar', en: '{{count}} more without an answer' },
  more_other: { es: '{{count}} más sin contestar', en: '{{count}} more without an answer' },
  item: {
    request: { es: 'Solicitud nueva', en: 'New request' },
    contact: { es: 'Mensaje nuevo', en: 'New message' },
    feedback: { es: 'Opinión nueva', en: 'New feedback' },
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
    holiday: { es: 'Festivo sin horario', en: 'Public holiday without hours' },
    untitled: { es: 'Sin título', en: 'Untitled' },
  },
  backup: {
    old: {
      es: 'La última copia de seguridad es del {{when}}.',
      en: 'Your last backup is from {{when}}.',
    },
    none: { es: 'Todavía no hay ninguna copia de seguridad.', en: "There's no backup yet." },
    make: { es: 'Hacer una', en: 'Make one' },
  },
  outage: {
    title: { es: 'Los correos no salen', en: 'Emails aren’t going out' },
    text_one: {
      es: '{{count}} correo espera desde el {{since}}. No se pierde nada: aquí lo tienes todo, y se vuelve a intentar durante tres días.',
      en: '{{count}} email has been waiting since {{since}}. Nothing’s lost: it’s all here, and it’s tried again for three days.',
    },
    text_other: {
      es: '{{count}} correos esperan, el más antiguo desde el {{since}}. No se pierde nada: aquí lo tienes todo, y se vuelven a intentar durante tres días.',
      en: '{{count}} emails are waiting, the oldest since {{since}}. Nothing’s lost: it’s all here, and they’re tried again for three days.',
    },
  },
  people: { es: '{{count}} personas', en: '{{count}} people' },
  sample: {
    title: { es: 'Aún se ve el ejemplo', en: 'The sample still shows' },
    text: {
      es: 'Esto lo leen las visitas y no es de tu negocio. Cámbialo, o quítalo todo de una vez.',
      en: "Visitors read this, and it isn't about your business. Change it, or remove it all at once.",
    },
    testimonials: {
      es: 'Hay testimonios inventados: quien los lee cree que son de tus clientes.',
      en: 'There are invented testimonials: people take them for your customers’ words.',
    },
    remove: { es: 'Quitar el ejemplo', en: 'Remove the sample' },
    ask: { es: '¿Quitar el ejemplo?', en: 'Remove the sample?' },
    keep: { es: 'Dejarlo', en: 'Keep it' },
    goes: {
      es: 'Se borra del todo lo que sigue como vino, con sus fotos. No se puede deshacer. Si los datos del negocio son aún los del ejemplo, la web se llamará como su dirección hasta que los escribas.',
      en: "Everything that's still as it came is deleted for good, with its pictures. It can't be undone. If the business details are still the sample's, the site goes by its address until you write them.",
    },
    stays: {
      es: 'Se queda todo lo que hayas cambiado, aunque sea un borrador, y no vuelve nada con una actualización.',
      en: 'Everything you have changed stays, drafts too, and nothing comes back with an update.',
    },
  },
  groups: {
    title: { es: 'Grupos de hoy y mañana', en: 'Groups today and tomorrow' },
    today: { es: 'Hoy', en: 'Today' },
    tomorrow: { es: 'Mañana', en: 'Tomorrow' },
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
  quick: {
    title: { es: 'Cambiar en la web', en: 'Change the website' },
    close: { es: 'Listo', en: 'Done' },
    undone: { es: 'Deshecho.', en: 'Undone.' },
  },
  dishes: {
    title: { es: 'Platos', en: 'Dishes' },
    state_one: { es: '{{count}} agotado hoy', en: '{{count}} sold out today' },
    state_other: { es: '{{count}} agotados hoy', en: '{{count}} sold out today' },
    none: { es: 'Agotar, cambiar precios', en: 'Sold out, prices' },
    search: { es: 'Buscar un plato', en: 'Find a dish' },
    nothing: { es: 'Ningún plato se llama así.', en: 'No dish has that name.' },
    ofTheDay: { es: 'De hoy', en: 'Today’s' },
    soldOut: { es: 'Agotado', en: 'Sold out' },
    soldOutOf: { es: 'Agotado hoy: {{dish}}', en: 'Sold out today: {{dish}}' },
    price: {
      es: '{{price}}, cambiar el precio de {{dish}}',
      en: '{{price}}, change the price of {{dish}}',
    },
    newPrice: { es: 'Precio nuevo de {{dish}}', en: 'New price of {{dish}}' },
    save: { es: 'Guardar el precio', en: 'Save the price' },
    cancel: { es: 'Dejarlo como está', en: 'Leave it as it is' },
    badPrice: { es: 'Un precio en euros, como 7,50.', en: 'A price in euros, such as 7.50.' },
    doneSoldOut: {
      es: '{{dish}}: agotado hoy. Mañana vuelve solo.',
      en: '{{dish}}: sold out today. It’s back by itself tomorrow.',
    },
    doneBack: { es: '{{dish}}: vuelve a haber.', en: '{{dish}}: available again.' },
    donePrice: { es: '{{dish}}: {{price}}.', en: '{{dish}}: {{price}}.' },
  },
  prices: {
    open: { es: 'Cambiar muchos precios', en: 'Change many prices' },
    which: { es: 'De qué', en: 'Of what' },
    all: { es: 'De toda la carta', en: 'Of every menu' },
    percent: { es: 'Por ciento', en: 'Percent' },
    help: { es: '5 sube; -5 baja.', en: '5 is dearer, -5 cheaper.' },
    bad: {
      es: 'Un número entre -{{most}} y {{most}}.',
      en: 'A number from -{{most}} to {{most}}.',
    },
    rounding: { es: 'Redondear a', en: 'Round to' },
    cents: { es: '{{cents}} céntimos', en: '{{cents}} cents' },
    change_one: { es: 'Cambiar {{count}} precio', en: 'Change {{count}} price' },
    change_other: { es: 'Cambiar {{count}} precios', en: 'Change {{count}} prices' },
    done_one: { es: '{{count}} precio cambiado.', en: '{{count}} price changed.' },
    done_other: { es: '{{count}} precios cambiados.', en: '{{count}} prices changed.' },
  },
  hours: {
    title: { es: 'Horario y cierres', en: 'Hours and closures' },
    state: { es: 'Hoy: {{hours}}', en: 'Today: {{hours}}' },
    which: { es: 'Qué días', en: 'Which days' },
    choices: {
      today: { es: 'Hoy', en: 'Today' },
      tomorrow: { es: 'Mañana', en: 'Tomorrow' },
      day: { es: 'Otro día', en: 'Another day' },
      range: { es: 'Varios días', en: 'Several days' },
    },
    day: { es: 'Día', en: 'Day' },
    first: { es: 'Desde', en: 'From' },
    last: { es: 'Hasta, incluido', en: 'To, included' },
    noDay: { es: 'Elige el día.', en: 'Choose the day.' },
    past: { es: 'Ese día ya ha pasado.', en: 'That day is over.' },
    order: {
      es: 'El último día va antes que el primero.',
      en: 'The last day comes before the first.',
    },
    long: { es: 'Como mucho, cien días de una vez.', en: 'A hundred days at a time at most.' },
    times: { es: 'de {{opens}} a {{closes}}', en: '{{opens}} to {{closes}}' },
    closed: { es: 'cerrado', en: 'closed' },
    close: { es: 'Cerrado todo el día', en: 'Closed all day' },
    back: { es: 'Volver al horario de siempre', en: 'Back to the usual hours' },
    until: { es: 'Cerrar a las {{time}}', en: 'Close at {{time}}' },
    other: { es: 'Otras horas', en: 'Other hours' },
    opens: { es: 'Abre', en: 'Opens' },
    closes: { es: 'Cierra', en: 'Closes' },
    save: { es: 'Abrir a estas horas', en: 'Open at these hours' },
    bad: { es: 'Tiene que abrir antes de cerrar.', en: 'It has to open before it closes.' },
    help: {
      es: 'Cambia solo ese día: la portada, el contacto, el formulario y los buscadores. Los demás siguen igual.',
      en: 'It changes that day alone: home page, contact, request form, search engines. The others stay as usual.',
    },
    helpSeveral: {
      es: 'Cambia solo esos días. Con otras horas, los que ya cierras cada semana siguen cerrados.',
      en: 'It changes those days alone. With other hours, the days you close every week stay closed.',
    },
    coming: { es: 'Días especiales que vienen', en: 'Special days to come' },
    remove: { es: 'Quitar', en: 'Remove' },
    removeOf: {
      es: 'Quitar: {{when}}, vuelve el horario de siempre',
      en: 'Remove: {{when}}, back to the usual hours',
    },
    doneClosed: {
      es: '{{when}}: cerrado. Ya lo dice la web.',
      en: '{{when}}: closed. The website says so now.',
    },
    doneOther: {
      es: '{{when}}: de {{opens}} a {{closes}}. Ya lo dice la web.',
      en: '{{when}}: {{opens}} to {{closes}}. The website says so now.',
    },
    doneBack: {
      es: '{{when}}: el horario de siempre.',
      en: '{{when}}: the usual hours.',
    },
  },
  notice: {
    title: { es: 'Aviso', en: 'Notice' },
    none: { es: 'Sin aviso', en: 'No notice' },
    until: { es: '«{{text}}», hasta el {{time}}', en: '“{{text}}”, until {{time}}' },
    from: { es: '«{{text}}», desde el {{time}}', en: '“{{text}}”, from {{time}}' },
    ready: { es: 'Con un toque', en: 'One tap' },
    help: {
      es: 'Se lee arriba en todas las páginas y se quita solo.',
      en: 'It’s at the top of every page, and goes by itself.',
    },
    own: { es: 'Con tus palabras', en: 'In your own words' },
    es: nouns.inSpanish,
    en: nouns.inEnglish,
    ends: { es: 'Hasta cuándo', en: 'Until when' },
    tonight: { es: 'Esta noche', en: 'Tonight' },
    tomorrow: { es: 'Mañana por la noche', en: 'Tomorrow night' },
    week: { es: 'Dentro de una semana', en: 'A week from now' },
    publish: { es: 'Publicar el aviso', en: 'Publish the notice' },
    remove: { es: 'Quitar el aviso', en: 'Take the notice down' },
    other: {
      es: 'Si quieres. Sin él, quien lea la web en ese idioma ve el aviso en el otro.',
      en: 'If you like. Without it, whoever reads the website in it sees the notice in the other.',
    },
    needed: { es: 'Escribe el aviso.', en: 'Write the notice.' },
    done: { es: 'El aviso está en la web.', en: 'The notice is on the website.' },
    removed: { es: 'El aviso ya no está.', en: 'The notice is gone.' },
  },
  menus: {
    title: { es: 'Cambiar de carta', en: 'Swap menus' },
    state_one: { es: '{{count}} en la web', en: '{{count}} on the website' },
    state_other: { es: '{{count}} en la web', en: '{{count}} on the website' },
    help: {
      es: 'Una carta ocupa el lugar de otra: el sitio y el orden en la página.',
      en: 'One menu takes the place of another: where it is on the menu page, and in which order.',
    },
    insteadOf: { es: 'Poner en su lugar', en: 'Put in its place' },
    choose: { es: 'Elige una carta', en: 'Choose a menu' },
    swap: {
      es: 'Poner «{{other}}» en lugar de «{{menu}}»',
      en: 'Put “{{other}}” in the place of “{{menu}}”',
    },
    hidden: { es: 'guardada', en: 'put away' },
    again: { es: 'Otra vez la de ayer', en: 'Yesterday’s again' },
    againOf: { es: 'Otra vez la de ayer: {{menu}}', en: 'Yesterday’s again: {{menu}}' },
    only: {
      es: 'Solo hay una carta. Crea otra en Contenido y podrás cambiarlas aquí.',
      en: 'There’s only one menu. Make another under Content, and you can swap them here.',
    },
    doneSwap: {
      es: '«{{other}}» está ahora en lugar de «{{menu}}».',
      en: '“{{other}}” is now in the place of “{{menu}}”.',
    },
    doneAgain: {
      es: '«{{menu}}» vuelve a ser la de ayer.',
      en: '“{{menu}}” is yesterday’s again.',
    },
  },
  first: {
    title: { es: 'Para empezar', en: 'Getting started' },
    text: {
      es: 'Lo que conviene hacer una vez. Se marca solo cuando lo haces aquí.',
      en: 'Things worth doing once. They tick themselves when you do them here.',
    },
    done: { es: '{{done}} de {{all}} hechos', en: '{{done}} of {{all}} done' },
    tick: { es: 'Hecho: {{step}}', en: 'Done: {{step}}' },
    hide: { es: 'No mostrar más esta lista', en: 'Don’t show this list again' },
    show: { es: 'Mostrar la lista para empezar', en: 'Show the getting-started list' },
    business: { es: 'Nombre, dirección y teléfono', en: 'Name, address and phone' },
    hours: { es: 'Horario de apertura', en: 'Opening hours' },
    menu: { es: 'La carta y sus precios', en: 'The menu and its prices' },
    pictures: { es: 'Tus fotos', en: 'Your photos' },
    email: { es: 'Un correo de prueba para ti', en: 'A test email to yourself' },
    legal: { es: 'Aviso legal: quién eres ante la ley', en: 'Legal notice: who you are by law' },
    passkey: {
      es: 'Entrar con huella o cara (passkey)',
      en: 'Sign in with a fingerprint or face (passkey)',
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
      en: 'Emails from the website aren’t set up yet: none leaves from here. Ask whoever installed the website. What people write to you is always in the Inbox.',
    },
    refused: { es: 'El servidor de correo no lo ha querido.', en: 'The mail server refused it.' },
    answer: {
      es: 'Qué ha contestado, para quien te instaló la web',
      en: 'What it answered, for whoever installed the website',
    },
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
      es: 'No se ha podido activar. Prueba otra vez en un momento.',
      en: 'It couldn’t be turned on. Try again in a moment.',
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

import { bilingual } from '../words.ts';

/** The words of the office as a whole; each area has words of its own. */
export const officeWords = bilingual({
  name: { es: 'Trastienda', en: 'Back office' },
  menu: { es: 'Menú', en: 'Menu' },
  atThumb: { es: 'Lo más usado', en: 'Most used' },
  more: { es: 'Más', en: 'More' },
  site: { es: 'Ver la web', en: 'See the site' },
  noService: { es: 'Sin decidir', en: 'Not decided' },
  otherService: { es: 'Otra cosa', en: 'Something else' },
  groups: {
    requests: { es: 'Solicitudes', en: 'Requests' },
    content: { es: 'Contenido', en: 'Content' },
    business: { es: 'El negocio', en: 'The business' },
  },
  mostAtOnce: {
    es: 'el máximo que se puede cambiar a la vez',
    en: 'the most that can be changed at once',
  },
  shortcuts: {
    title: { es: 'Atajos de teclado', en: 'Keyboard shortcuts' },
    list: { es: 'Esta lista', en: 'This list' },
    search: { es: 'Ir a la búsqueda de la página', en: 'Go to the page’s search field' },
    close: { es: 'Cerrar lo que está encima', en: 'Close whatever is on top' },
    notice: { es: 'Ir a lo que deshace lo último', en: 'Go to what undoes the last change' },
    on: { es: 'Usar los atajos', en: 'Use shortcuts' },
  },
  price: {
    changed: { es: '¿{{price}}? Antes {{before}}.', en: '{{price}}? It was {{before}}.' },
    first: { es: '¿{{price}}?', en: '{{price}}?' },
  },
  saving: {
    saved: { es: 'Borrador guardado', en: 'Draft saved' },
    dirty: { es: 'Escribiendo…', en: 'Typing…' },
    saving: { es: 'Guardando…', en: 'Saving…' },
    offline: {
      es: 'Sin conexión: lo escrito está a salvo en este dispositivo',
      en: 'You’re offline: what you typed is safe on this device',
    },
    conflict: { es: 'Otra persona ha guardado antes', en: 'Somebody else saved first' },
    failed: {
      es: 'No se ha podido guardar; está a salvo en este dispositivo',
      en: 'It couldn’t be saved; it’s safe on this device',
    },
    outdated: {
      es: 'La trastienda se ha actualizado: carga la página de nuevo; lo escrito está a salvo en este dispositivo',
      en: 'The back office has been updated: load the page again; what you typed is safe on this device',
    },
    unkept: {
      es: 'No se ha podido guardar: no salgas de esta página',
      en: 'It couldn’t be saved: don’t leave this page',
    },
  },
  kept: {
    text: {
      es: 'En este dispositivo quedó algo escrito sin guardar ({{when}}).',
      en: 'Something you typed on this device was never saved ({{when}}).',
    },
    use: { es: 'Recuperarlo', en: 'Get it back' },
    drop: { es: 'Olvidarlo', en: 'Forget it' },
    dropped: { es: 'Olvidado', en: 'Forgotten' },
  },
  unsaved: {
    typed: {
      title: { es: '¿Descartar lo escrito?', en: 'Discard what you typed?' },
      text: { es: 'Aún no está guardado.', en: 'It isn’t saved yet.' },
      keep: { es: 'Seguir escribiendo', en: 'Keep typing' },
    },
    sending: {
      title: {
        es: '¿Salir sin esperar a las fotos?',
        en: 'Leave before your photos have been uploaded?',
      },
      text: {
        es: 'Las que faltan por subir pueden perderse.',
        en: 'Those still on their way may be lost.',
      },
      discard: { es: 'Salir', en: 'Leave' },
      keep: { es: 'Esperar', en: 'Wait' },
    },
  },
  nothingHere: {
    es: 'Aquí no hay nada. Vuelve al principio.',
    en: 'There’s nothing here. Go back to the start.',
  },
  rows: { es: '{{from}}–{{to}} de {{count}}', en: '{{from}}–{{to}} of {{count}}' },
  rowsOfMany: {
    es: '{{from}}–{{to}} de más de {{count}}',
    en: '{{from}}–{{to}} of more than {{count}}',
  },
  seconds_one: { es: '{{count}} segundo', en: '{{count}} second' },
  seconds_other: { es: '{{count}} segundos', en: '{{count}} seconds' },
  minutes_one: { es: '{{count}} minuto', en: '{{count}} minute' },
  minutes_other: { es: '{{count}} minutos', en: '{{count}} minutes' },
  tryAgain: { es: 'Probar otra vez', en: 'Try again' },
  screenAway: {
    es: 'Esta pantalla no ha llegado: no hay conexión, o la trastienda se acaba de actualizar.',
    en: 'This screen didn’t arrive: there’s no connection, or the back office has just been updated.',
  },
  stillAway: {
    es: 'Sigue sin haber conexión. Prueba dentro de un momento.',
    en: 'There’s still no connection. Try again in a moment.',
  },
});

/** What the server's refusals say, by their code. */
export const errorWords = bilingual({
  offline: {
    es: 'No hay conexión. No se ha perdido nada: prueba otra vez en un momento.',
    en: 'You’re offline. Nothing is lost: try again in a moment.',
  },
  failed: {
    es: 'Algo ha fallado por nuestra parte. Prueba otra vez en un momento.',
    en: 'Something went wrong on our side. Try again in a moment.',
  },
  signedOut: {
    es: 'Tu sesión ha terminado. Vuelve a entrar.',
    en: 'You’ve been signed out. Please sign in again.',
  },
  stillSignedIn: {
    es: 'No se ha podido cerrar la sesión: sigue abierta en este dispositivo. Prueba otra vez cuando haya conexión.',
    en: 'You couldn’t be signed out: you’re still signed in on this device. Try again once you’re online.',
  },
  secondFactorNeeded: {
    es: 'Antes hace falta tu segundo paso.',
    en: 'Your second step comes first.',
  },
  notAllowed: { es: 'Tu cuenta no puede hacer esto.', en: 'Your account can’t do this.' },
  crossSite: {
    es: 'Lo enviado venía de otra página y se ha rechazado.',
    en: 'What was sent came from another page and was refused.',
  },
  notFound: { es: 'Ya no existe.', en: 'It isn’t there any more.' },
  stale: {
    es: 'Otra persona lo ha cambiado mientras tanto.',
    en: 'Somebody else has changed it in the meantime.',
  },
  anotherDay: {
    es: 'Ya es otro día: mira lo que pone ahora y hazlo de nuevo.',
    en: 'It’s another day by now: look at what it says and do it again.',
  },
  tooLateToUndo: { es: 'Ya no se puede deshacer.', en: 'It can’t be undone any more.' },
  backupBusy: {
    es: 'Ya se está haciendo una copia. Espera a que termine.',
    en: 'A backup is already being made. Wait for it to finish.',
  },
  outdated: {
    es: 'La trastienda se ha actualizado desde que la abriste. Carga la página de nuevo y repítelo: los borradores se conservan.',
    en: 'The back office has been updated since you opened it. Load the page again and repeat this: drafts are kept.',
  },
  invalid: { es: 'Hay algo que corregir.', en: 'Something needs correcting.' },
  revisionNeeded: {
    es: 'Falta la versión que se cambia. Vuelve a cargar la página.',
    en: 'The version being changed is missing. Reload the page.',
  },
  notJson: { es: 'No se ha entendido lo enviado.', en: 'What was sent couldn’t be read.' },
  tooLarge: { es: 'Es demasiado grande.', en: 'It’s too large.' },
  statusRefused: {
    es: 'Desde donde está no puede pasar a ese estado.',
    en: 'It can’t go to that status from where it is.',
  },
  noSuchAccount: {
    es: 'Esa cuenta ya no puede ocuparse de solicitudes.',
    en: 'That account can’t look after requests any more.',
  },
  unreadable: {
    es: 'No se puede leer: se guardó con la clave de otra instalación.',
    en: 'It can’t be read: it was saved with another installation’s key.',
  },
  underWay: {
    es: 'Se está enviando en este momento. Espera un poco.',
    en: 'It’s being sent right now. Give it a moment.',
  },
  mailboxHasEnough: {
    es: 'Ese buzón ya ha recibido hoy los diez correos que se le pueden repetir. Prueba mañana.',
    en: 'That mailbox has had the ten emails of a day. Try again tomorrow.',
  },
  busy: {
    es: 'Se está haciendo mucho a la vez. Prueba otra vez en un momento.',
    en: 'Too much is going on at once. Try again in a moment.',
  },
  placeholders: {
    es: 'Quedan datos sin rellenar en el texto.',
    en: 'Some details in the text are still empty.',
  },
  emptyAnswer: { es: 'Escribe un asunto y un texto.', en: 'Write a subject and a text first.' },
  noAddress: {
    es: 'No hay una dirección a la que escribir.',
    en: 'There’s no address to write to.',
  },
  consentInFuture: {
    es: 'La fecha del permiso no puede estar por llegar.',
    en: 'The date of the permission can’t be in the future.',
  },
  testimonialExists: {
    es: 'De esta opinión ya hay un testimonio.',
    en: 'There is a testimonial from this feedback already.',
  },
  contentElsewhere: {
    es: 'El contenido de esta web se edita en otro sitio.',
    en: 'This site’s content is edited elsewhere.',
  },
  scheduleTime: {
    es: 'La hora tiene que estar por delante, y a menos de dos años.',
    en: 'The time must lie ahead, less than two years from now.',
  },
  notOrdered: { es: 'Esta lista no se ordena a mano.', en: 'This list isn’t ordered by hand.' },
  emailFailed: { es: 'El correo no ha salido.', en: 'The email didn’t go out.' },
  tooSoon: {
    es: 'Espera unos segundos antes de probar otra vez.',
    en: 'Wait a few seconds before trying again.',
  },
  quoteAccepted: {
    es: 'El cliente ya lo ha aceptado: no se puede cambiar.',
    en: 'The customer has already accepted it, so it can’t be changed.',
  },
  paidMeanwhile: {
    es: 'Mientras tanto se ha anotado otro pago. Mira si es este mismo antes de anotarlo.',
    en: 'Another payment has been noted in the meantime. See whether it’s this one before you note it.',
  },
  quoteNotAccepted: {
    es: 'El cliente todavía no lo ha aceptado: no hay nada que cobrar.',
    en: 'The customer hasn’t accepted it yet, so there’s nothing to pay.',
  },
  paymentAhead: {
    es: 'Ese día no ha llegado: un pago se anota cuando se recibe.',
    en: 'That day hasn’t come yet: note a payment once you’ve received it.',
  },
  nothingToRemind: {
    es: 'Ya no hay nada que recordar: mira cómo está el presupuesto.',
    en: 'There’s nothing left to remind them of: see how the quote stands.',
  },
  quoteSent: {
    es: 'Ya se ha enviado: no se puede borrar.',
    en: 'It’s been sent, so it can’t be deleted.',
  },
  quoteGaps: {
    es: 'Falta algo antes de poder enviarlo.',
    en: 'Something is missing before it can be sent.',
  },
  contentAway: {
    es: 'El contenido no responde ahora mismo. Prueba otra vez en un momento.',
    en: 'The content isn’t answering right now. Try again in a moment.',
  },
});

import { areaWords } from '../area.ts';

/** The words of the office as a whole; each area has words of its own. */
export const officeWords = areaWords({
  es: {
    name: 'Trastienda',
    more: 'Más',
    site: 'Ver la web',
    groups: { requests: 'Peticiones', content: 'Contenido', business: 'El negocio' },
    nothingHere: 'Aquí no hay nada. Vuelve al principio.',
  },
  en: {
    name: 'Back office',
    more: 'More',
    site: 'See the website',
    groups: { requests: 'Requests', content: 'Content', business: 'The business' },
    nothingHere: "There's nothing here. Go back to the start.",
  },
});

/** What the server's refusals say, by their code. */
export const errorWords = areaWords({
  es: {
    offline: 'No hay conexión. No se ha perdido nada: prueba otra vez en un momento.',
    failed: 'Algo ha fallado por nuestra parte. Prueba otra vez en un momento.',
    signedOut: 'Tu sesión ha terminado. Vuelve a entrar.',
    notAllowed: 'Tu cuenta no puede hacer esto.',
    crossSite: 'La petición venía de otra página y se ha rechazado.',
    notFound: 'Ya no existe.',
    stale: 'Otra persona lo ha cambiado mientras tanto.',
    invalid: 'Hay algo que corregir.',
    revisionNeeded: 'Falta la versión que se cambia. Vuelve a cargar la página.',
    notJson: 'No se ha entendido lo enviado.',
    tooLarge: 'Es demasiado grande.',
    contentAway: 'El contenido no responde ahora mismo. Prueba otra vez en un momento.',
    contentElsewhere: 'El contenido y sus fotos se editan en otro sitio.',
  },
  en: {
    offline: "You're offline. Nothing is lost: try again in a moment.",
    failed: 'Something went wrong on our side. Try again in a moment.',
    signedOut: "You've been signed out. Please sign in again.",
    notAllowed: "Your account can't do this.",
    crossSite: 'The request came from another page and was refused.',
    notFound: "It isn't there any more.",
    stale: 'Somebody else has changed it in the meantime.',
    invalid: 'Something needs correcting.',
    revisionNeeded: 'The version being changed is missing. Reload the page.',
    notJson: "What was sent couldn't be read.",
    tooLarge: "It's too large.",
    contentAway: "The content isn't answering right now. Try again in a moment.",
    contentElsewhere: 'The content and its pictures are edited elsewhere.',
  },
});

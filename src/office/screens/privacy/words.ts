import { bilingual } from '../../words.ts';

export const words = bilingual({
  find: {
    title: { es: 'Los datos de una persona', en: 'A person’s data' },
    hint: {
      es: 'Si alguien pide sus datos o que los borres, búscalo por su correo o su teléfono.',
      en: 'If somebody asks for their data, or asks you to erase it, look them up by email or phone.',
    },
    none: {
      es: 'No guardamos nada de esta persona.',
      en: 'We don’t keep anything about this person.',
    },
    found_one: { es: '{{count}} envío', en: '{{count}} submission' },
    found_other: { es: '{{count}} envíos', en: '{{count}} submissions' },
    erasedBefore: { es: 'Se borró el {{when}}.', en: 'Erased on {{when}}.' },
  },
  file: { es: 'Descargar sus datos', en: 'Download their data' },
  fileHint: {
    es: 'Un archivo con todo lo que guardamos, también sus alergias, para dárselo.',
    en: 'A file with everything we keep, allergies included, for you to give them.',
  },
  erase: {
    button: { es: 'Borrar a esta persona', en: 'Erase this person' },
    title: { es: '¿Borrar para siempre?', en: 'Erase for good?' },
    text: {
      es: 'Se borra todo lo que hay en la lista: envíos, alergias, correos, notas y testimonios. No se puede deshacer. Los correos que ya salieron siguen en los buzones.',
      en: 'Everything on the list goes: submissions, allergies, emails, notes and testimonials. It can’t be undone. Emails that have gone out stay in their mailboxes.',
    },
    confirm: { es: 'Borrar para siempre', en: 'Erase for good' },
    cancel: { es: 'No borrar', en: 'Don’t erase' },
    onlyOwner: {
      es: 'Borrar solo puede hacerlo la cuenta del dueño.',
      en: 'Only the owner’s account can erase.',
    },
    done_one: { es: 'Borrado: {{count}} envío', en: 'Erased: {{count}} submission' },
    done_other: { es: 'Borrado: {{count}} envíos', en: 'Erased: {{count}} submissions' },
    underWay: {
      es: 'Había un correo saliendo en ese momento: borra otra vez en un minuto.',
      en: 'An email was going out at that very moment: erase once more in a minute.',
    },
    notScrubbed: {
      es: 'Los datos ya no están, pero sus restos en el disco se sobrescriben en la próxima hora.',
      en: 'The data is gone, but its traces on the disk are overwritten within the hour.',
    },
    copiesLeft: {
      es: 'Quedan copias en el servicio de contenido: {{names}}',
      en: 'Copies are left in the content service: {{names}}',
    },
    testimonialsLeft: {
      es: 'Quedan testimonios: {{names}}',
      en: 'Testimonials are left: {{names}}',
    },
  },
  erasures: {
    title: { es: 'Borrados hechos', en: 'What has been erased' },
    hint: {
      es: 'Queda constancia de que se hizo, sin decir de quién se trataba.',
      en: 'There’s a record that it was done, without saying whom it was about.',
    },
    none: { es: 'Todavía no se ha borrado a nadie.', en: 'Nobody has been erased yet.' },
    command: { es: 'quien lleva la instalación', en: 'whoever looks after the installation' },
  },
  retention: {
    title: { es: 'Cuánto se guarda', en: 'How long things are kept' },
    hint: {
      es: 'Pasado este tiempo se borra solo, cada noche.',
      en: 'After this long they erase themselves, overnight.',
    },
    chosen: {
      es: 'La política de privacidad dice al momento lo que elijas.',
      en: 'The privacy policy says what you choose straight away.',
    },
    onlyOwner: {
      es: 'Cambiarlo solo puede hacerlo la cuenta del dueño.',
      en: 'Only the owner’s account can change it.',
    },
    requests: {
      es: 'Las solicitudes que acaban en un trabajo son documentos del negocio: la ley pide guardarlos seis años.',
      en: 'Requests that turn into work are business records: the law asks for six years.',
    },
    fromEvent: {
      es: 'Se cuenta desde el evento si es posterior a la solicitud.',
      en: 'Counted from the event where that comes later than the request.',
    },
    kinds: {
      request: { es: 'Solicitudes', en: 'Requests' },
      contact: { es: 'Mensajes', en: 'Messages' },
      feedback: { es: 'Opiniones', en: 'Feedback' },
    },
    unit: { es: 'Unidad', en: 'Unit' },
    unitOf: { es: 'Unidad de tiempo: {{kind}}', en: 'Unit of time: {{kind}}' },
    units: {
      day: { es: 'días', en: 'days' },
      month: { es: 'meses', en: 'months' },
      year: { es: 'años', en: 'years' },
    },
    stored: { es: 'Son {{days}}', en: 'That makes {{days}}' },
    about: { es: 'Alrededor de {{period}}', en: 'About {{period}}' },
    wrong: { es: 'De un mes a diez años', en: 'From a month to ten years' },
    shorter: {
      es: 'Con este plazo se borrará esta noche todo lo que sea más antiguo. No se puede deshacer.',
      en: 'With this period, everything older is erased tonight. It can’t be undone.',
    },
    standard: { es: 'Volver a lo normal', en: 'Back to the standard' },
  },
});

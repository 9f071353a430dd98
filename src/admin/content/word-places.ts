import type { Bilingual } from '../../content/index.ts';

/** Where a word of the interface stands on the site. */
export interface WordPlace {
  /** “Request form › Once it’s sent” */
  readonly section: Bilingual;
  /** What it is there, where its name says it: “Heading”. */
  readonly role: Bilingual | null;
}

/** Says in words where a key of the catalogues stands: `forms:request.success.title`. */
export function wordPlace(key: string): WordPlace {
  const steps = key.split(/[:.]/);
  const last = steps.pop() ?? '';
  const names = steps.flatMap((_, index) => {
    const name = SECTIONS[steps.slice(0, index + 1).join('.')];
    return name ? [name] : [];
  });
  const section = { es: namesIn(names, 0), en: namesIn(names, 1) };
  const [es, en] = (Object.hasOwn(ROLES, last) && ROLES[last]) || [];
  return { section, role: es && en ? { es, en } : null };
}

/** Is the section of a key named itself, and not only what it is part of? */
export function hasNamedSection(key: string): boolean {
  return Object.hasOwn(SECTIONS, key.split(/[:.]/).slice(0, -1).join('.'));
}

type Names = readonly (readonly [es: string, en: string])[];

function namesIn(names: Names, language: 0 | 1): string {
  return names.map((name) => name[language]).join(' › ');
}

const DIET: Names[number] = ['Las dietas', 'Diets'];
const PLACES: Names[number] = ['Los lugares', 'Places'];
const TO_VISITOR: Names[number] = ['Al cliente', 'To the customer'];
const FOR_REQUESTS: Names[number] = ['Peticiones', 'Requests'];
const FOR_CONTACT: Names[number] = ['Mensajes', 'Messages'];
const FOR_FEEDBACK: Names[number] = ['Opiniones', 'Feedback'];

/** What the parts of the catalogues are called, each below the one it is part of. */
const SECTIONS: Readonly<Record<string, Names[number]>> = {
  common: ['En toda la web', 'All over the site'],
  'common.nav': ['Menú principal', 'Main menu'],
  'common.bar': ['Barra de arriba', 'Bar at the top'],
  'common.footer': ['Pie de página', 'Foot of the page'],
  'common.opening': ['Abierto o cerrado', 'Open or closed'],
  'common.per': ['Precios por…', 'Prices per…'],
  'common.units': ['Unidades de los platos', 'Units of the dishes'],
  'common.allergens': ['Los alérgenos', 'Allergens'],
  'common.diets': DIET,
  'common.testimonials': ['Testimonios', 'Testimonials'],
  'common.film': ['El vídeo de portada', 'Film on the home page'],
  'common.requestForm': ['Junto al formulario de petición', 'Beside the request form'],
  'common.notFound': ['Página que no existe', "Page that isn't there"],
  'common.failure': ['Página que ha fallado', 'Page that failed'],
  'common.unavailable': ['Web fuera de servicio', 'Site out of service'],

  forms: ['Formularios', 'Forms'],
  'forms.errors': ['Lo que hay que corregir', 'What needs correcting'],
  'forms.privacy': ['Nota de privacidad', 'Privacy note'],
  'forms.privacy.request': FOR_REQUESTS,
  'forms.privacy.contact': FOR_CONTACT,
  'forms.privacy.feedback': FOR_FEEDBACK,
  'forms.request': ['Formulario de petición', 'Request form'],
  'forms.request.times': ['Momentos del día', 'Times of day'],
  'forms.request.success': ['Cuando se ha enviado', "Once it's sent"],
  'forms.request.failure': ['Cuando no se ha podido enviar', "When it couldn't be sent"],
  'forms.request.later': ['Cuando se enviará más tarde', "When it'll be sent later"],
  'forms.request.kept': ['Cuando queda guardada sin conexión', "When it's kept while offline"],
  'forms.contact': ['Formulario de contacto', 'Contact form'],
  'forms.feedback': ['Formulario de opinión', 'Feedback form'],
  'forms.feedback.steps': ['Los pasos', 'Steps'],
  'forms.feedback.ratings': ['Lo que se valora', 'What is rated'],
  'forms.feedback.scores': ['Las notas', 'Scores'],
  'forms.outbox': ['Envíos que esperan conexión', 'Sent once back online'],
  'forms.outbox.kinds': ['Qué es cada uno', 'What each one is'],

  home: ['Portada', 'Home page'],
  'home.facts': ['Datos destacados', 'Facts'],
  'home.services': ['Servicios', 'Services'],
  'home.menu': ['El menú', 'Menu'],

  services: ['Servicios', 'Services'],
  'services.placeNames': PLACES,
  'services.past': ['Lo que ya hemos hecho', "What we've done before"],

  estimate: ['Calculadora de presupuesto', 'Estimate'],
  'estimate.places': PLACES,
  workshops: ['Talleres', 'Workshops'],
  dates: ['Fechas de los talleres', 'Workshop dates'],
  'dates.seasons': ['Las temporadas', 'Seasons'],
  questions: ['Preguntas frecuentes', 'Questions and answers'],
  whatsapp: ['WhatsApp', 'WhatsApp'],

  menu: ['Menú', 'Menu page'],
  'menu.empty': ['Sin menú', 'Without a menu'],
  'menu.list': ['Lista de cartas', 'List of menus'],
  'menu.submenu': ['Otras cartas', 'Other menus'],
  'menu.dish': ['Cada plato', 'Each dish'],
  'menu.allergens': ['Alérgenos', 'Allergens'],

  diner: ['Qué puedo comer', 'What can I eat?'],
  'diner.allergens': ['Elegir alérgenos', 'Choosing allergens'],
  'diner.diets': ['Elegir dietas', 'Choosing diets'],
  'diner.options': ['Otras opciones', 'Other options'],
  'diner.bar': ['Aviso sobre el menú', 'Note above the menu'],
  'diner.mark': ['Marca de cada plato', 'Mark on each dish'],
  'diner.mark.diets': DIET,
  'diner.request': ['En el formulario de petición', 'In the request form'],

  blog: ['Blog', 'Blog'],
  gallery: ['Galería', 'Gallery'],
  about: ['Sobre nosotros', 'About us'],
  contact: ['Contacto', 'Contact page'],
  'contact.feedback': ['Dejar una opinión', 'Leaving feedback'],
  'contact.thanks': ['Página de gracias', 'Thank-you page'],
  'contact.thanks.request': FOR_REQUESTS,
  'contact.thanks.contact': FOR_CONTACT,
  'contact.thanks.feedback': FOR_FEEDBACK,
  'contact.answer': ['Respuesta a un envío', 'Answer to what was sent'],
  captcha: ['Pregunta contra robots', 'Question to keep robots out'],
  'captcha.numbers': ['Los números', 'Numbers'],

  islands: ['Partes interactivas', 'Interactive parts'],
  'islands.carousel': ['Carrusel', 'Carousel'],
  'islands.carousel.roles': ['Para lectores de pantalla', 'For screen readers'],
  'islands.lightbox': ['Foto ampliada', 'Enlarged photo'],
  'islands.reviews': ['Reseñas de Google', 'Google reviews'],
  'islands.map': ['Mapa', 'Map'],
  'islands.upload': ['Subida de fotos', 'Photo upload'],
  'islands.upload.problems': ['Fotos que no valen', 'Photos that were refused'],

  legal: ['Páginas legales', 'Legal pages'],
  debug: ['Páginas de prueba', 'Test pages'],
  'debug.upload': ['Subida de fotos', 'Photo upload'],
  'debug.workshop': ['Un taller', 'A workshop'],
  'debug.workshop.fields': ['Campos', 'Fields'],
  'debug.content': ['Contenido', 'Content'],

  emails: ['Correos', 'Emails'],
  'emails.labels': ['Nombres de los datos', 'Names of the details'],
  'emails.ratings': ['Valoraciones', 'Ratings'],
  'emails.visitor': TO_VISITOR,
  'emails.visitor.labels': ['Nombres de los datos', 'Names of the details'],
  'emails.visitor.request': FOR_REQUESTS,
  'emails.visitor.contact': FOR_CONTACT,
  'emails.visitor.feedback': FOR_FEEDBACK,
  'emails.owner': ['A ti', 'To you'],
  'emails.owner.labels': ['Nombres de los datos', 'Names of the details'],
  'emails.owner.request': FOR_REQUESTS,
  'emails.owner.contact': FOR_CONTACT,
  'emails.owner.feedback': FOR_FEEDBACK,
  'emails.calendar': ['Cita para el calendario', 'Calendar entry'],

  offline: ['Sin conexión', 'Offline'],
  today: ['Hoy', 'Today'],
  print: ['Menú para imprimir', 'Printed menu'],
  'print.table': ['Tabla de alérgenos', 'Allergen table'],
  'print.tent': ['Cartel de mesa', 'Table tent'],
  screen: ['Pantalla del local', 'Screen at the kiosk'],

  quotes: ['Presupuestos', 'Quotes'],
  'quotes.page': ['Página del presupuesto', 'Page of a quote'],
  'quotes.page.places': PLACES,
  'quotes.prices': ['Precios', 'Prices'],
  'quotes.answer': ['La respuesta del cliente', "The customer's answer"],
  'quotes.states': ['En qué quedó', 'What became of it'],
  'quotes.states.accepted': ['Aceptado', 'Accepted'],
  'quotes.states.declined': ['Rechazado', 'Declined'],
  'quotes.states.expired': ['Caducado', 'Expired'],
  'quotes.states.replaced': ['Cambiado por otro', 'Replaced by another'],
  'quotes.failures': ['Fallos', 'Failures'],
  'quotes.emails': ['Correos', 'Emails'],
  'quotes.emails.labels': ['Nombres de los datos', 'Names of the details'],
  'quotes.emails.quote': ['Con el presupuesto', 'With the quote'],
  'quotes.emails.booking': ['Con la reserva', 'With the booking'],
  'quotes.emails.answer': ['A ti, con la respuesta', 'To you, with the answer'],
  'quotes.calendar': ['Cita para el calendario', 'Calendar entry'],
};

const FAILED: Names[number] = ['Cuando falla', 'When it fails'];

/** What a text is, by the last name of its key, where that says the same everywhere. */
const ROLES: Readonly<Record<string, Names[number]>> = {
  title: ['Título', 'Heading'],
  heading: ['Título', 'Heading'],
  headTitle: ['Título en el buscador y la pestaña', 'Title in search results and on the tab'],
  text: ['Texto', 'Text'],
  lead: ['Entradilla', 'Introduction'],
  intro: ['Primeras frases', 'Opening lines'],
  subject: ['Asunto', 'Subject line'],
  preview: ['Lo que se lee en la bandeja de entrada', 'What the inbox shows of it'],
  signature: ['Firma', 'Signature'],
  closing: ['Despedida', 'Closing line'],
  action: ['Botón', 'Button'],
  submit: ['Botón de enviar', 'Send button'],
  ok: ['Botón para cerrar', 'Button to close it'],
  hint: ['Ayuda', 'Hint'],
  empty: ['Cuando no hay nada', 'When there is nothing'],
  failed: FAILED,
  failure: FAILED,
  loading: ['Mientras carga', 'While it loads'],
  filename: ['Nombre del archivo', 'Name of the file'],
};

import * as v from 'valibot';
import { documentFields, icon, localized, localizedString } from './common.ts';
import { field } from './field.ts';
import { headFields } from './head.ts';
import { figureText, legalText } from './texts.ts';

/** Singleton: what the home page says of the business. */
export const homePage = v.object({
  ...documentFields,
  _type: v.literal('homePage'),
  title: field(localizedString, {
    label: { es: 'Título', en: 'Title' },
    input: 'text',
    group: 'hero',
  }),
  lead: field(figureText, {
    label: { es: 'Entradilla', en: 'Lead' },
    input: 'multiline',
    group: 'hero',
  }),
  servicesText: v.optional(
    field(figureText, {
      label: { es: 'Texto de los servicios', en: 'Text of the services' },
      input: 'multiline',
      group: 'sections',
    }),
  ),
  menuText: v.optional(
    field(figureText, {
      label: { es: 'Texto del menú de hoy', en: 'Text of today’s menu' },
      input: 'multiline',
      group: 'sections',
    }),
  ),
  aboutTitle: v.optional(
    field(localizedString, {
      label: { es: 'Quiénes somos: título', en: 'Who we are: title' },
      input: 'text',
      group: 'about',
    }),
  ),
  aboutParagraphs: v.optional(
    field(localized(v.array(v.string())), {
      label: { es: 'Quiénes somos: párrafos', en: 'Who we are: paragraphs' },
      help: { es: 'El primero se ve más grande.', en: 'The first is shown larger.' },
      input: 'lines',
      group: 'about',
    }),
  ),
  reasons: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          icon: v.optional(icon),
          title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
          text: field(figureText, { label: { es: 'Texto', en: 'Text' }, input: 'multiline' }),
        }),
      ),
      { label: { es: 'Razones para venir', en: 'Reasons to come' }, input: 'list', group: 'why' },
    ),
    [],
  ),
});

/** The pages that have texts of their own in `pageCopy`; `map` is the drawn map, on several. */
export const COPY_KINDS = [
  'about',
  'blog',
  'contact',
  'daily',
  'gallery',
  'map',
  'menu',
  'pastExperiences',
  'services',
  'thanks',
] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

/** The texts of a page beside its title and its lead. */
export const COPY_KEYS = [
  'team',
  'find',
  'write',
  'week',
  'picture',
  'afterRequest',
  'afterContact',
] as const;
export type CopyKey = (typeof COPY_KEYS)[number];

/** What a page says of the business: its title for search engines, its lead, other texts by key. */
export const pageCopy = v.object({
  ...documentFields,
  _type: v.literal('pageCopy'),
  kind: field(v.picklist(COPY_KINDS), {
    label: { es: 'Página', en: 'Page' },
    input: 'choice',
    choices: {
      about: { es: 'Nosotros', en: 'About' },
      blog: { es: 'Blog', en: 'Blog' },
      contact: { es: 'Contacto', en: 'Contact' },
      daily: { es: 'Kiosco diario', en: 'Daily kiosk' },
      gallery: { es: 'Galería', en: 'Gallery' },
      map: { es: 'Plano', en: 'Map' },
      menu: { es: 'Menú', en: 'Menu' },
      pastExperiences: { es: 'Experiencias pasadas', en: 'Past experiences' },
      services: { es: 'Servicios', en: 'Services' },
      thanks: { es: 'Gracias', en: 'Thanks' },
    },
  }),
  ...headFields,
  lead: v.optional(
    field(figureText, { label: { es: 'Entradilla', en: 'Lead' }, input: 'multiline' }),
  ),
  texts: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          key: field(v.picklist(COPY_KEYS), {
            label: { es: 'Lugar', en: 'Place' },
            help: {
              es: 'En qué parte de la página se lee.',
              en: 'Which part of the page it’s on.',
            },
            input: 'choice',
            choices: {
              team: { es: 'El equipo', en: 'The team' },
              find: { es: 'Cómo llegar', en: 'Getting here' },
              write: { es: 'Sobre el formulario', en: 'Above the form' },
              week: { es: 'Título del horario', en: 'Title of the hours' },
              picture: { es: 'Lo que muestra el plano', en: 'What the map shows' },
              afterRequest: { es: 'Tras una solicitud', en: 'After a request' },
              afterContact: { es: 'Tras un mensaje', en: 'After a message' },
            },
          }),
          text: field(figureText, { label: { es: 'Texto', en: 'Text' }, input: 'multiline' }),
        }),
      ),
      { label: { es: 'Otros textos', en: 'Other texts' }, input: 'list' },
    ),
    [],
  ),
  displayOrder: field(v.number(), {
    label: { es: 'Orden', en: 'Order' },
    input: 'number',
  }),
});

/** The texts that the law asks for; each is a page. */
export const LEGAL_KINDS = ['notice', 'privacy', 'cookies', 'terms'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/**
 * A legal page. In its text `## ` begins a heading, `- ` an item of a list, and an empty line parts
 * paragraphs; `{{names}}` are figures of `bookingTerms` and details of `legalIdentity`.
 */
export const legalPage = v.object({
  ...documentFields,
  _type: v.literal('legalPage'),
  kind: field(v.picklist(LEGAL_KINDS), {
    label: { es: 'Página', en: 'Page' },
    input: 'choice',
    choices: {
      notice: { es: 'Aviso legal', en: 'Legal notice' },
      privacy: { es: 'Privacidad', en: 'Privacy' },
      cookies: { es: 'Cookies', en: 'Cookies' },
      terms: { es: 'Condiciones', en: 'Terms' },
    },
  }),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
  lead: field(legalText, { label: { es: 'Entradilla', en: 'Lead' }, input: 'multiline' }),
  text: field(legalText, {
    label: { es: 'Texto', en: 'Text' },
    help: {
      es: '«## » empieza un título y «- » un punto de una lista; una línea vacía separa párrafos.',
      en: '“## ” begins a heading and “- ” an item of a list; an empty line parts paragraphs.',
    },
    input: 'multiline',
  }),
  /** yyyy-mm-dd; shown as a month. */
  revisedOn: v.optional(
    field(v.pipe(v.string(), v.isoDate()), {
      label: { es: 'Última revisión', en: 'Last reviewed' },
      input: 'date',
    }),
  ),
  ...headFields,
  displayOrder: field(v.number(), { label: { es: 'Orden', en: 'Order' }, input: 'number' }),
});

/** Singleton: who the business is by law. What is missing is for the owner to fill in. */
export const legalIdentity = v.object({
  ...documentFields,
  _type: v.literal('legalIdentity'),
  legalName: v.optional(
    field(localizedString, {
      label: { es: 'Nombre o razón social', en: 'Name or company name' },
      help: { es: 'En los textos: {{legalName}}.', en: 'In texts: {{legalName}}.' },
      input: 'text',
    }),
  ),
  taxNumber: v.optional(
    field(localizedString, {
      label: { es: 'NIF', en: 'Tax number (NIF)' },
      help: { es: 'En los textos: {{taxNumber}}.', en: 'In texts: {{taxNumber}}.' },
      input: 'text',
    }),
  ),
  registryEntry: v.optional(
    field(localizedString, {
      label: { es: 'Datos registrales', en: 'Registry entry' },
      help: { es: 'En los textos: {{registryEntry}}.', en: 'In texts: {{registryEntry}}.' },
      input: 'text',
    }),
  ),
  foodRegistration: v.optional(
    field(localizedString, {
      label: { es: 'Registro sanitario', en: 'Register of food businesses' },
      help: { es: 'En los textos: {{foodRegistration}}.', en: 'In texts: {{foodRegistration}}.' },
      input: 'text',
    }),
  ),
  hostingProvider: v.optional(
    field(localizedString, {
      label: { es: 'Proveedor de alojamiento', en: 'Hosting provider' },
      help: { es: 'En los textos: {{hostingProvider}}.', en: 'In texts: {{hostingProvider}}.' },
      input: 'text',
    }),
  ),
  mailProvider: v.optional(
    field(localizedString, {
      label: { es: 'Proveedor de correo', en: 'Email provider' },
      help: { es: 'En los textos: {{mailProvider}}.', en: 'In texts: {{mailProvider}}.' },
      input: 'text',
    }),
  ),
  captchaService: v.optional(
    field(localizedString, {
      label: { es: 'Servicio contra robots', en: 'Service against robots' },
      help: { es: 'En los textos: {{captchaService}}.', en: 'In texts: {{captchaService}}.' },
      input: 'text',
    }),
  ),
  /** Stands above every legal text, until the owner has filled everything in. */
  note: v.optional(
    field(localizedString, {
      label: { es: 'Nota sobre los textos', en: 'Note above the texts' },
      input: 'multiline',
    }),
  ),
});

export type HomePage = v.InferOutput<typeof homePage>;
export type PageCopy = v.InferOutput<typeof pageCopy>;
export type LegalPage = v.InferOutput<typeof legalPage>;
export type LegalIdentity = v.InferOutput<typeof legalIdentity>;

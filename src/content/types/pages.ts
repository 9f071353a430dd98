import * as v from 'valibot';
import { list, singleton } from '../collection.ts';
import { documentFields, icon, localized, localizedString } from './common.ts';
import { field } from './field.ts';
import { headFields } from './head.ts';
import { figureText } from './texts.ts';

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
  'gallery',
  'map',
  'menu',
  'pastExperiences',
  'services',
  'thanks',
] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

/** Those of them that the owner can switch off; the others are parts of pages. */
export const SWITCHED_PAGES = COPY_KINDS.filter((kind) => kind !== 'map' && kind !== 'thanks');
export type SwitchedPage = Exclude<CopyKind, 'map' | 'thanks'>;

/** The texts of a page beside its title and its lead. */
export const COPY_KEYS = [
  'team',
  'find',
  'write',
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
      gallery: { es: 'Galería', en: 'Gallery' },
      map: { es: 'Plano', en: 'Map' },
      menu: { es: 'Menú', en: 'Menu' },
      pastExperiences: { es: 'Experiencias pasadas', en: 'Past experiences' },
      services: { es: 'Servicios', en: 'Services' },
      thanks: { es: 'Gracias', en: 'Thanks' },
    },
  }),
  /** Off, neither the page is there nor anything that leads to it. */
  isShown: v.optional(
    field(v.boolean(), {
      label: { es: 'La página se ve', en: 'The page is shown' },
      help: {
        es: 'Apagada, no hay página ni nada que lleve a ella. Lo que es parte de otras páginas no se apaga.',
        en: 'When off, there’s no page and nothing leads to it. Parts of other pages can’t be switched off.',
      },
      input: 'switch',
    }),
    true,
  ),
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

export type HomePage = v.InferOutput<typeof homePage>;
export type PageCopy = v.InferOutput<typeof pageCopy>;

const COPY_PAGES: Readonly<Record<string, string>> = {
  ...{ about: '/about', blog: '/blog', contact: '/contact', gallery: '/gallery' },
  ...{ map: '/contact', menu: '/menu', pastExperiences: '/past-experiences' },
  ...{ services: '/services', thanks: '/thanks' },
};

/** The page that has texts of its own in `pageCopy`, by the name of that page. */
export function copyPage(kind: unknown): string | undefined {
  return COPY_PAGES[String(kind)];
}

export const homePageCollection = singleton('homePage', homePage, {
  place: 180,
  page: '/',
  form: {
    one: { es: 'página de inicio', en: 'home page' },
    several: { es: 'página de inicio', en: 'home page' },
    groups: {
      hero: { es: 'Portada', en: 'Hero' },
      sections: { es: 'Secciones', en: 'Sections' },
      about: { es: 'Quiénes somos', en: 'Who we are' },
      why: { es: 'Por qué venir', en: 'Why come' },
    },
  },
  fallsBackToSample: true,
});

export const pageCopyCollection = list('pageCopies', pageCopy, {
  place: 190,
  page: ({ kind }) => copyPage(kind) ?? '/',
  form: {
    one: { es: 'página del sitio', en: 'page of the site' },
    several: { es: 'páginas del sitio', en: 'pages of the site' },
    groups: { content: { es: 'Contenido', en: 'Content' } },
  },
  toldApartBy: 'kind',
  order: 'displayOrder',
  askedBy: 'kind',
  fallsBackToSample: true,
});

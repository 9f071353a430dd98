import * as v from 'valibot';
import { list, singleton } from '../collection.ts';
import { blocks, type Block, type BlockKind } from './blocks.ts';
import { displayOrder, documentFields, localizedString, picture, items } from './common.ts';
import { oneOf, inGroup, field, optionalField } from './field.ts';
import { headFields } from './head.ts';
import { figureText } from './texts.ts';

/** Singleton: what the home page says of the business. */
export const homePage = v.object({
  ...documentFields,
  _type: v.literal('homePage'),
  ...inGroup('hero', {
    title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
    lead: field(figureText, { label: { es: 'Entradilla', en: 'Lead' } }),
    /** Beside the words, and where the page is shared; without it that of the settings. */
    hero: optionalField(picture, { label: { es: 'Foto de portada', en: 'Hero photo' } }),
  }),
  blocks: v.optional(blocks),
});

/** The pages that have texts of their own in `pageCopy`; `map` is the drawn map, on several. */
export const copyKind = oneOf({
  about: { es: 'Nosotros', en: 'About' },
  blog: { es: 'Blog', en: 'Blog' },
  contact: { es: 'Contacto', en: 'Contact' },
  gallery: { es: 'Galería', en: 'Gallery' },
  map: { es: 'Plano', en: 'Map' },
  menu: { es: 'Menú', en: 'Menu' },
  pastExperiences: { es: 'Experiencias pasadas', en: 'Past experiences' },
  services: { es: 'Servicios', en: 'Services' },
  thanks: { es: 'Gracias', en: 'Thanks' },
});
export type CopyKind = v.InferOutput<typeof copyKind>;

/** Those of them that the owner can switch off; the others are parts of pages. */
export const SWITCHED_PAGES = copyKind.options.filter(
  (kind) => kind !== 'map' && kind !== 'thanks',
);
export type SwitchedPage = Exclude<CopyKind, 'map' | 'thanks'>;

/** The texts of a page beside its title and its lead. */
export const COPY_KEYS = ['picture', 'afterRequest', 'afterContact'] as const;
export type CopyKey = (typeof COPY_KEYS)[number];

/** What a page says of the business: its title for search engines, its lead, other texts by key. */
export const pageCopy = v.object({
  ...documentFields,
  _type: v.literal('pageCopy'),
  kind: field(copyKind, { label: { es: 'Página', en: 'Page' } }),
  /** Off, neither the page is there nor anything that leads to it. */
  isShown: optionalField(
    v.boolean(),
    {
      label: { es: 'La página se ve', en: 'The page is shown' },
      help: {
        es: 'Apagada, no hay página ni nada que lleve a ella. Lo que es parte de otras páginas no se apaga.',
        en: 'When off, there’s no page and nothing leads to it. Parts of other pages can’t be switched off.',
      },
    },
    true,
  ),
  ...headFields,
  lead: optionalField(figureText, { label: { es: 'Entradilla', en: 'Lead' } }),
  /** Without the page's own part among them, that one comes first. */
  blocks: v.optional(blocks),
  texts: optionalField(
    items({
      key: field(v.picklist(COPY_KEYS), {
        label: { es: 'Lugar', en: 'Place' },
        help: {
          es: 'En qué parte de la página se lee.',
          en: 'Which part of the page it’s on.',
        },
        choices: {
          picture: { es: 'Lo que muestra el plano', en: 'What the map shows' },
          afterRequest: { es: 'Tras una solicitud', en: 'After a request' },
          afterContact: { es: 'Tras un mensaje', en: 'After a message' },
        },
      }),
      text: field(figureText, { label: { es: 'Texto', en: 'Text' } }),
    }),
    { label: { es: 'Otros textos', en: 'Other texts' } },
    [],
  ),
  displayOrder,
});

export type HomePage = v.InferOutput<typeof homePage>;
export type PageCopy = v.InferOutput<typeof pageCopy>;

/** The pages that the site has, whatever the owner adds. */
export type BuiltInPage = SwitchedPage | 'home';

/** What such a page shows until its owner arranges it; `body` is what it is there for. */
const USUAL: Readonly<Record<BuiltInPage, readonly BlockKind[]>> = {
  home: [
    ...(['services', 'dayMenu', 'dates', 'strip', 'testimonials', 'reviews'] as const),
    ...(['questions', 'form'] as const),
  ],
  about: ['story', 'team', 'photos', 'place'],
  blog: ['body'],
  contact: ['contact', 'place', 'questions'],
  gallery: ['body'],
  menu: ['body', 'questions', 'form'],
  pastExperiences: ['body', 'form'],
  services: ['body', 'compare', 'questions', 'form'],
};

/** The same as the blocks of a document. */
export function usualPageBlocks(page: BuiltInPage): Block[] {
  return v.parse(
    blocks,
    USUAL[page].map((_type) => ({ _key: _type, _type })),
  );
}

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
    groups: {
      hero: { es: 'Portada', en: 'Hero' },
      page: { es: 'Página', en: 'Page' },
    },
  },
  forgivingLists: ['blocks'],
  fallsBackToSample: true,
});

export const pageCopyCollection = list('pageCopies', pageCopy, {
  place: 190,
  page: ({ kind }) => copyPage(kind) ?? '/',
  form: {
    one: { es: 'página de la web', en: 'page of the site' },
    several: { es: 'páginas de la web', en: 'pages of the site' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      page: { es: 'Página', en: 'Page' },
    },
  },
  uniqueBy: 'kind',
  forgivingLists: ['blocks'],
  order: 'displayOrder',
  filteredBy: 'kind',
  fallsBackToSample: true,
});

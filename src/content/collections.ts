import type * as v from 'valibot';
import { blog, globalSettings } from './schemas/blog.ts';
import { bookingTerms, emailTexts } from './schemas/booking.ts';
import { about, teamMember } from './schemas/about.ts';
import { notice } from './schemas/notice.ts';
import { openingHours } from './schemas/opening-hours.ts';
import { galleryPicture, pastExperience } from './schemas/pictures.ts';
import { service } from './schemas/service.ts';
import { testimonial } from './schemas/testimonial.ts';
import { workshop } from './schemas/workshop.ts';
import { workshopDate } from './schemas/workshop-date.ts';
import type { Bilingual } from './schemas/field.ts';
import { banner, dailyMenu, snapshot, submenu } from './schemas/menu.ts';
import { homePage, legalIdentity, legalPage, pageCopy } from './schemas/pages.ts';
import { question } from './schemas/question.ts';
import { wording } from './schemas/wording.ts';

/** Queries that are written by hand in the content service; every other one derives from the table. */
export type SpecialQuery = 'snapshot' | 'blogs' | 'blogAddresses' | 'blog' | 'blogKeys';

/** The order of a list: by the field `displayOrder`, by its date or by its last change, newest first. */
export type Order = 'displayOrder' | 'date' | 'updatedAt';

/** The names of a document type, singular and plural, and the groups of its fields. */
export interface CollectionForm {
  readonly one: Bilingual;
  readonly several: Bilingual;
  /** In order, by the keys that fields refer to; a field without a group is in the first. */
  readonly groups: Readonly<Record<string, Bilingual>>;
}

interface CollectionOptions {
  /** What the back office calls it. */
  readonly form: CollectionForm;
  /** Does it have a field `isActive`, and is it shown only if that is true? */
  readonly hasActiveFlag?: boolean;
  /** The field that titles it in a list, where that is not its first short text. */
  readonly titleField?: string;
  /** The field that its page is found by: no two that are published may have the same. */
  readonly toldApartBy?: 'slug' | 'key' | 'kind';
  /** The field with its date, yyyy-mm-dd or ISO 8601. */
  readonly dateField?: string;
  /**
   * Is `dateField` the date of its publication? It is what visitors read; publishing sets it where it
   * is missing, and one that is still to come is the time to publish at.
   */
  readonly isDatedByPublishing?: boolean;
  /** Is the sample shown when the content is kept in Sanity, and it has no document of the type? */
  readonly fallsBackToSample?: boolean;
  /** Lists in which only the broken items are left out: one mistyped dish must not hide the menu. */
  readonly forgivingLists?: readonly string[];
  /**
   * Are its texts the product's own rather than a business's? The form then shows each as it was
   * shipped beside what is edited, and the figures that the shipped text names have to stay in it.
   */
  readonly keepsOriginal?: boolean;
  /** Special queries whose answer a document of the type may join or leave. */
  readonly isPartOf?: readonly SpecialQuery[];
}

interface ListOptions extends CollectionOptions {
  readonly order: Order;
  /** `kind`: the query takes a value of the field `kind` and lists only its documents. */
  readonly askedBy?: 'kind';
}

/** A document type: everything about it besides the fields of its schema. */
export interface Collection extends CollectionOptions {
  readonly schema: v.GenericSchema;
  /** Is there only one document, whose `_id` is the type's name? */
  readonly isSingleton: boolean;
  /** The query of `ContentService` that returns it; null when only special queries do. */
  readonly query: string | null;
  readonly order?: Order;
  readonly askedBy?: 'kind';
}

function list<
  const Query extends string,
  Schema extends v.GenericSchema,
  const Options extends ListOptions,
>(query: Query, schema: Schema, options: Options) {
  return { query, schema, isSingleton: false as const, ...options };
}

function singleton<
  const Query extends string,
  Schema extends v.GenericSchema,
  const Options extends CollectionOptions,
>(query: Query, schema: Schema, options: Options) {
  return { query, schema, isSingleton: true as const, ...options };
}

function special<
  Schema extends v.GenericSchema,
  const Options extends CollectionOptions & { readonly isSingleton: boolean },
>(schema: Schema, options: Options) {
  return { query: null, schema, ...options };
}

/**
 * Every document type, each declared once. The queries, what a change touches, the
 * type of `ContentService` and the tests that every content service must pass derive from this
 * table.
 */
export const COLLECTIONS = {
  dailyMenu: list('dailyMenus', dailyMenu, {
    form: {
      one: { es: 'menú del día', en: 'daily menu' },
      several: { es: 'menús del día', en: 'daily menus' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        dishes: { es: 'Platos', en: 'Dishes' },
      },
    },
    toldApartBy: 'slug',
    order: 'displayOrder',
    hasActiveFlag: true,
    forgivingLists: ['sections', 'items'],
    isPartOf: ['snapshot'],
  }),
  submenu: list('submenus', submenu, {
    form: {
      one: { es: 'carta para grupos', en: 'group menu' },
      several: { es: 'cartas para grupos', en: 'group menus' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        dishes: { es: 'Platos', en: 'Dishes' },
      },
    },
    toldApartBy: 'slug',
    order: 'displayOrder',
    hasActiveFlag: true,
    forgivingLists: ['submenuItems'],
    isPartOf: ['snapshot'],
  }),
  banner: list('banners', banner, {
    form: {
      one: { es: 'cartel', en: 'banner' },
      several: { es: 'carteles', en: 'banners' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    order: 'updatedAt',
    isPartOf: ['snapshot'],
  }),
  snapshot: special(snapshot, {
    form: {
      one: { es: 'página del menú', en: 'menu page' },
      several: { es: 'página del menú', en: 'menu page' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        daily: { es: 'Menús', en: 'Menus' },
        groups: { es: 'Cartas para grupos', en: 'Group menus' },
      },
    },
    isSingleton: true,
    hasActiveFlag: true,
    isPartOf: ['snapshot'],
  }),
  blog: special(blog, {
    form: {
      one: { es: 'entrada', en: 'post' },
      several: { es: 'entradas', en: 'posts' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        text: { es: 'Texto', en: 'Text' },
        seo: { es: 'Buscadores', en: 'Search engines' },
      },
    },
    toldApartBy: 'slug',
    isSingleton: false,
    dateField: 'publishedAt',
    isDatedByPublishing: true,
    isPartOf: ['blogs', 'blogAddresses', 'blog', 'blogKeys'],
  }),
  globalSettings: singleton('globalSettings', globalSettings, {
    form: {
      one: { es: 'datos del negocio', en: 'business details' },
      several: { es: 'datos del negocio', en: 'business details' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        contact: { es: 'Contacto', en: 'Contact' },
        languages: { es: 'Idiomas', en: 'Languages' },
        seo: { es: 'Buscadores', en: 'Search engines' },
      },
    },
    forgivingLists: ['languages'],
  }),
  workshop: list('workshops', workshop, {
    form: {
      one: { es: 'taller', en: 'workshop' },
      several: { es: 'talleres', en: 'workshops' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        practical: { es: 'Datos prácticos', en: 'Practical details' },
        prices: { es: 'Precios', en: 'Prices' },
      },
    },
    toldApartBy: 'slug',
    order: 'displayOrder',
    askedBy: 'kind',
    hasActiveFlag: true,
    fallsBackToSample: true,
  }),
  service: list('services', service, {
    form: {
      one: { es: 'servicio', en: 'service' },
      several: { es: 'servicios', en: 'services' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        offer: { es: 'Oferta', en: 'Offer' },
        prices: { es: 'Precios', en: 'Prices' },
        conditions: { es: 'Condiciones', en: 'Conditions' },
      },
    },
    toldApartBy: 'key',
    order: 'displayOrder',
    hasActiveFlag: true,
    fallsBackToSample: true,
  }),
  testimonial: list('testimonials', testimonial, {
    form: {
      one: { es: 'testimonio', en: 'testimonial' },
      several: { es: 'testimonios', en: 'testimonials' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    order: 'displayOrder',
    askedBy: 'kind',
    hasActiveFlag: true,
    fallsBackToSample: true,
  }),
  galleryPicture: list('galleryPictures', galleryPicture, {
    form: {
      one: { es: 'foto de la galería', en: 'gallery photo' },
      several: { es: 'fotos de la galería', en: 'gallery photos' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    order: 'displayOrder',
    fallsBackToSample: true,
  }),
  openingHours: singleton('openingHours', openingHours, {
    form: {
      one: { es: 'horario', en: 'opening hours' },
      several: { es: 'horario', en: 'opening hours' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        exceptions: { es: 'Días especiales', en: 'Special days' },
      },
    },
    fallsBackToSample: true,
  }),
  notice: singleton('notice', notice, {
    form: {
      one: { es: 'aviso', en: 'notice' },
      several: { es: 'aviso', en: 'notice' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
  }),
  teamMember: list('team', teamMember, {
    form: {
      one: { es: 'persona del equipo', en: 'team member' },
      several: { es: 'equipo', en: 'team' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    order: 'displayOrder',
    fallsBackToSample: true,
  }),
  about: singleton('about', about, {
    form: {
      one: { es: 'página «Nosotros»', en: 'about page' },
      several: { es: 'página «Nosotros»', en: 'about page' },
      groups: {
        content: { es: 'Contenido', en: 'Content' },
        film: { es: 'Vídeo', en: 'Film' },
        photos: { es: 'Fotos', en: 'Photos' },
      },
    },
    fallsBackToSample: true,
  }),
  pastExperience: list('pastExperiences', pastExperience, {
    form: {
      one: { es: 'experiencia pasada', en: 'past experience' },
      several: { es: 'experiencias pasadas', en: 'past experiences' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    order: 'date',
    dateField: 'date',
    fallsBackToSample: true,
  }),
  bookingTerms: singleton('bookingTerms', bookingTerms, {
    form: {
      one: { es: 'condiciones de reserva', en: 'booking terms' },
      several: { es: 'condiciones de reserva', en: 'booking terms' },
      groups: {
        figures: { es: 'Cifras', en: 'Figures' },
        capacity: { es: 'Capacidad', en: 'Capacity' },
        texts: { es: 'Textos', en: 'Texts' },
      },
    },
    fallsBackToSample: true,
  }),
  emailTexts: singleton('emailTexts', emailTexts, {
    form: {
      one: { es: 'textos de los correos', en: 'texts of the emails' },
      several: { es: 'textos de los correos', en: 'texts of the emails' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    keepsOriginal: true,
    fallsBackToSample: true,
  }),
  homePage: singleton('homePage', homePage, {
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
  }),
  pageCopy: list('pageCopies', pageCopy, {
    form: {
      one: { es: 'textos de una página', en: 'texts of a page' },
      several: { es: 'textos de las páginas', en: 'texts of the pages' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    toldApartBy: 'kind',
    order: 'displayOrder',
    askedBy: 'kind',
    fallsBackToSample: true,
  }),
  legalIdentity: singleton('legalIdentity', legalIdentity, {
    form: {
      one: { es: 'identidad legal', en: 'legal identity' },
      several: { es: 'identidad legal', en: 'legal identity' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    fallsBackToSample: true,
  }),
  legalPage: list('legalPages', legalPage, {
    form: {
      one: { es: 'página legal', en: 'legal page' },
      several: { es: 'páginas legales', en: 'legal pages' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    toldApartBy: 'kind',
    order: 'displayOrder',
    askedBy: 'kind',
    fallsBackToSample: true,
  }),
  question: list('questions', question, {
    form: {
      one: { es: 'pregunta frecuente', en: 'frequent question' },
      several: { es: 'preguntas frecuentes', en: 'frequently asked questions' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    order: 'displayOrder',
    hasActiveFlag: true,
    fallsBackToSample: true,
  }),
  workshopDate: list('workshopDates', workshopDate, {
    form: {
      one: { es: 'fecha de taller', en: 'workshop date' },
      several: { es: 'fechas de talleres', en: 'workshop dates' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    titleField: 'date',
    order: 'date',
    dateField: 'date',
    hasActiveFlag: true,
  }),
  wording: list('wordings', wording, {
    form: {
      one: { es: 'palabra cambiada', en: 'changed word' },
      several: { es: 'palabras cambiadas', en: 'changed words' },
      groups: { content: { es: 'Contenido', en: 'Content' } },
    },
    order: 'updatedAt',
  }),
} as const satisfies Record<string, Collection>;

type Collections = typeof COLLECTIONS;

export type DocumentType = keyof Collections;
/** A document as its schema reads it. */
export type DocumentOf<Type extends DocumentType> = v.InferOutput<Collections[Type]['schema']>;

/** Types with a query of their own. */
export type QueriedType = {
  [Type in DocumentType]: Collections[Type]['query'] extends string ? Type : never;
}[DocumentType];

/** The queries that derive from the table, by their names. */
export type CollectionQueries = {
  [Type in QueriedType as Collections[Type]['query']]: QueryOf<Type>;
};

type QueryOf<Type extends QueriedType> = Collections[Type]['isSingleton'] extends true
  ? () => Promise<DocumentOf<Type> | null>
  : Collections[Type] extends { readonly askedBy: 'kind' }
    ? (kind: KindOf<Type>) => Promise<DocumentOf<Type>[]>
    : () => Promise<DocumentOf<Type>[]>;

type KindOf<Type extends DocumentType> =
  DocumentOf<Type> extends { readonly kind: infer Kind } ? Kind : never;

export function isDocumentType(type: unknown): type is DocumentType {
  return typeof type === 'string' && Object.hasOwn(COLLECTIONS, type);
}

/** The entry of a type in `COLLECTIONS`, as a plain `Collection`. */
export function collectionOf(type: DocumentType): Collection {
  return COLLECTIONS[type];
}

export const DOCUMENT_TYPES = Object.keys(COLLECTIONS) as readonly DocumentType[];

/** The types of which the sample is shown while the service that the content is kept in has none. */
export const SAMPLE_TYPES = DOCUMENT_TYPES.filter((type) => collectionOf(type).fallsBackToSample);

/** The types with a query of their own, each with that query's name. */
export const QUERIED_TYPES: readonly { readonly type: QueriedType; readonly query: string }[] =
  DOCUMENT_TYPES.flatMap((type) => {
    const { query } = collectionOf(type);
    return query === null ? [] : [{ type: type as QueriedType, query }];
  });

/**
 * The queries that derive from `COLLECTIONS`. `answer` is how a content service, or a fake of one,
 * gets the documents of a type; `kind` is undefined for types that are not asked for by kind.
 */
export function makeCollectionQueries(
  answer: (type: QueriedType, kind: string | undefined) => Promise<unknown>,
): CollectionQueries {
  // The type derives from the same table as the entries.
  return Object.fromEntries(
    QUERIED_TYPES.map(({ type, query }) => [query, (kind?: string) => answer(type, kind)]),
  ) as unknown as CollectionQueries;
}

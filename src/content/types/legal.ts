import * as v from 'valibot';
import { list, singleton } from '../collection.ts';
import { displayOrder, documentFields, localizedString, localizedText, isoDay } from './common.ts';
import { field, optionalField } from './field.ts';
import { headFields } from './head.ts';
import { legalText } from './texts.ts';

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
    choices: {
      notice: { es: 'Aviso legal', en: 'Legal notice' },
      privacy: { es: 'Privacidad', en: 'Privacy' },
      cookies: { es: 'Cookies', en: 'Cookies' },
      terms: { es: 'Condiciones', en: 'Terms' },
    },
  }),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  lead: field(legalText, { label: { es: 'Entradilla', en: 'Lead' } }),
  text: field(legalText, {
    label: { es: 'Texto', en: 'Text' },
    help: {
      es: 'Deja una línea vacía entre párrafos. Un título empieza por «## » y cada punto de una lista, por «- ».',
      en: 'Leave an empty line between paragraphs. Begin a heading with “## ” and each point of a list with “- ”.',
    },
  }),
  /** yyyy-mm-dd; shown as a month. */
  revisedOn: optionalField(isoDay, { label: { es: 'Última revisión', en: 'Last reviewed' } }),
  ...headFields,
  displayOrder,
});

/** What a person writes once, in whichever language; what was written in each is read as it is. */
function ofIdentity(es: string, en: string) {
  return optionalField(localizedString, {
    label: { es, en },
    isOneForAll: true,
  });
}

/** Singleton: who the business is by law. What is missing is for the owner to fill in. */
export const legalIdentity = v.object({
  ...documentFields,
  _type: v.literal('legalIdentity'),
  legalName: ofIdentity('Nombre o razón social', 'Name or company name'),
  taxNumber: ofIdentity('Número de identificación fiscal', 'Tax number'),
  registryEntry: ofIdentity('Datos registrales', 'Registry entry'),
  foodRegistration: ofIdentity('Registro sanitario', 'Register of food businesses'),
  hostingProvider: ofIdentity('Proveedor de alojamiento', 'Hosting provider'),
  mailProvider: ofIdentity('Proveedor de correo', 'Email provider'),
  captchaService: ofIdentity('Servicio contra robots', 'Anti-spam service'),
  /** Stands above every legal text, until the owner has filled everything in. */
  note: optionalField(localizedText, {
    label: { es: 'Nota sobre los textos', en: 'Note above the texts' },
  }),
});

export type LegalPage = v.InferOutput<typeof legalPage>;
export type LegalIdentity = v.InferOutput<typeof legalIdentity>;

const LEGAL_PAGES: Readonly<Record<string, string>> = {
  ...{ notice: '/legal', privacy: '/privacy', cookies: '/cookies', terms: '/terms' },
};

export const legalIdentityCollection = singleton('legalIdentity', legalIdentity, {
  place: 200,
  isOwnerOnly: true,
  page: '/legal',
  form: { one: { es: 'identidad legal', en: 'legal identity' } },
  fallsBackToSample: true,
});

export const legalPageCollection = list('legalPages', legalPage, {
  place: 210,
  page: ({ kind }) => LEGAL_PAGES[String(kind)] ?? '/legal',
  form: {
    one: { es: 'página legal', en: 'legal page' },
    several: { es: 'páginas legales', en: 'legal pages' },
  },
  uniqueBy: 'kind',
  order: 'displayOrder',
  filteredBy: 'kind',
  fallsBackToSample: true,
});

import * as v from 'valibot';
import { LANGUAGES } from '../../i18n/index.ts';
import { singleton } from '../collection.ts';
import { seo, socialMedia } from './blog.ts';
import { documentFields, localizedString, localizedText, picture } from './common.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { businessType, currency, emails, holidays, timeZone } from './business.ts';
import { inGroup, field, optionalField } from './field.ts';
import { location, postalAddress } from './place.ts';

/** How dear the business is, as guides say it. */
const PRICE_RANGES = ['€', '€€', '€€€', '€€€€'] as const;

const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);

/** Singleton. */
export const globalSettings = v.object({
  ...documentFields,
  _type: v.literal('globalSettings'),
  siteName: field(v.string(), {
    label: { es: 'Nombre del negocio', en: 'Name of the business' },
    help: {
      es: 'Si lo cambias, cambia en toda la web y en los correos.',
      en: 'Change it, and it changes all over the site and in its emails.',
    },
  }),
  businessType: v.optional(businessType),
  siteDescription: optionalField(
    localizedText,
    {
      label: { es: 'Descripción de la web', en: 'Description of the site' },
      help: {
        es: 'Una o dos frases: en buscadores y al compartir.',
        en: 'One or two sentences: in search results and when shared.',
      },
    },
    {},
  ),
  favicon: optionalField(picture, { label: { es: 'Icono', en: 'Icon' } }),
  logo: optionalField(picture, { label: { es: 'Logotipo', en: 'Logo' } }),
  defaultSeo: optionalField(seo, {
    label: { es: 'Buscadores', en: 'Search engines' },
    group: 'seo',
  }),
  ...inGroup('contact', {
    contactInfo: optionalField(
      v.object({
        email: optionalField(v.string(), {
          label: { es: 'Correo electrónico', en: 'Email' },
          input: 'email',
        }),
        phone: optionalField(v.string(), {
          label: { es: 'Teléfono', en: 'Phone' },
          input: 'phone',
        }),
        /** Without its country's prefix, it is of the business's country. */
        whatsapp: optionalField(v.string(), {
          label: { es: 'WhatsApp', en: 'WhatsApp' },
          help: {
            es: 'Con el prefijo, si es de otro país: +34 600 000 000. Vacío, no se ve el enlace.',
            en: 'With the country code, if it’s of another country: +34 600 000 000. Left empty, there is no link.',
          },
          input: 'phone',
        }),
        address: optionalField(localizedString, { label: { es: 'Dirección', en: 'Address' } }),
        postalAddress: optionalField(postalAddress, {
          label: { es: 'Dirección por partes', en: 'Address in parts' },
          help: {
            es: 'Para buscadores y mapas; en la web se lee la de arriba.',
            en: 'For search engines and maps; the site shows the one above.',
          },
        }),
        location,
        priceRange: optionalField(v.picklist(PRICE_RANGES), {
          label: { es: 'Nivel de precios', en: 'Price range' },
          help: {
            es: 'Lo muestran los buscadores junto al nombre.',
            en: 'Search engines show it beside the name.',
          },
          choices: {
            '€': { es: 'Económico', en: 'Inexpensive' },
            '€€': { es: 'Moderado', en: 'Moderate' },
            '€€€': { es: 'Alto', en: 'Expensive' },
            '€€€€': { es: 'Muy alto', en: 'Very expensive' },
          },
        }),
        hours: optionalField(localizedString, {
          label: { es: 'Horario en una línea', en: 'Opening hours in one line' },
        }),
      }),
      { label: { es: 'Contacto', en: 'Contact' } },
      {},
    ),
    socialMedia: optionalField(
      socialMedia,
      { label: { es: 'Redes sociales', en: 'Social networks' } },
      {},
    ),
  }),
  emails: optionalField(emails, { label: { es: 'Correos', en: 'Emails' }, group: 'emails' }),
  /** Without them the country of the address is taken. */
  holidays: optionalField(holidays, {
    label: { es: 'Festivos', en: 'Public holidays' },
    group: 'holidays',
  }),
  ...inGroup('languages', {
    defaultLanguage: optionalField(v.picklist(LANGUAGE_CODES), {
      label: { es: 'Idioma principal', en: 'Main language' },
      help: {
        es: 'El de la página de entrada. Lo que falte en otro idioma se lee en este. Al cambiarlo, las direcciones de ambos cambian y las anteriores llevan a las nuevas.',
        en: 'The one of the entrance page. What another language lacks is read in this one. When you change it, the addresses of both change, and the old ones lead to the new ones.',
      },
      choices: LANGUAGE_NAMES,
    }),
    /** Those besides the default. See `offeredLanguages`. */
    languages: optionalField(v.array(v.picklist(LANGUAGE_CODES)), {
      label: { es: 'Otros idiomas', en: 'Other languages' },
      help: {
        es: 'Quien abra una página en un idioma que quites la verá en el principal; lo que hay escrito en él se guarda.',
        en: 'Anyone who opens a page in a language you’ve switched off sees it in the main one; what’s written in it is kept.',
      },
      choices: LANGUAGE_NAMES,
    }),
  }),
  timeZone,
  currency,
});

export type GlobalSettings = v.InferOutput<typeof globalSettings>;

export const globalSettingsCollection = singleton('globalSettings', globalSettings, {
  place: 60,
  isOwnerOnly: true,
  confirmedFields: ['emails'],
  page: '/contact',
  form: {
    one: { es: 'datos del negocio', en: 'business details' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      contact: { es: 'Contacto', en: 'Contact' },
      emails: { es: 'Correos', en: 'Emails' },
      holidays: { es: 'Festivos', en: 'Public holidays' },
      languages: { es: 'Idiomas', en: 'Languages' },
      units: { es: 'Hora y moneda', en: 'Time and currency' },
      seo: { es: 'Buscadores', en: 'Search engines' },
    },
  },
  forgivingLists: ['languages'],
});

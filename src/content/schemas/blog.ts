import * as v from 'valibot';
import { LANGUAGES } from '../../i18n/index.ts';
import { documentFields, localizedString, picture, slug } from './common.ts';
import { field } from './field.ts';
import { localizedRichText } from './rich-text.ts';

const socialMedia = v.object({
  facebook: v.optional(
    field(v.string(), { label: { es: 'Facebook', en: 'Facebook' }, input: 'link' }),
  ),
  instagram: v.optional(
    field(v.string(), { label: { es: 'Instagram', en: 'Instagram' }, input: 'link' }),
  ),
  twitter: v.optional(
    field(v.string(), { label: { es: 'X (Twitter)', en: 'X (Twitter)' }, input: 'link' }),
  ),
  youtube: v.optional(
    field(v.string(), { label: { es: 'YouTube', en: 'YouTube' }, input: 'link' }),
  ),
});

/** How dear the business is, as guides say it. */
const PRICE_RANGES = ['€', '€€', '€€€', '€€€€'] as const;

/** The address as machines read it; the same in every language. */
const postalAddress = v.object({
  street: field(v.string(), {
    label: { es: 'Calle y número', en: 'Street and number' },
    input: 'text',
  }),
  postalCode: v.optional(
    field(v.string(), { label: { es: 'Código postal', en: 'Postcode' }, input: 'text' }),
  ),
  locality: field(v.string(), { label: { es: 'Localidad', en: 'Town' }, input: 'text' }),
  region: v.optional(
    field(v.string(), { label: { es: 'Provincia', en: 'Province' }, input: 'text' }),
  ),
  country: field(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), {
    label: { es: 'País', en: 'Country' },
    help: { es: 'Dos letras: ES.', en: 'Two letters: ES.' },
    input: 'text',
  }),
});

/** Degrees, north and east positive. */
const location = v.object({
  latitude: field(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)), {
    label: { es: 'Latitud', en: 'Latitude' },
    input: 'number',
  }),
  longitude: field(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)), {
    label: { es: 'Longitud', en: 'Longitude' },
    input: 'number',
  }),
});

export const seo = v.object({
  title: v.optional(
    field(localizedString, {
      label: { es: 'Título en buscadores', en: 'Title in search results' },
      help: {
        es: 'Hasta unos 60 caracteres. Vacío: el título de la página.',
        en: 'Up to about 60 characters. Empty: the page’s title.',
      },
      input: 'text',
    }),
  ),
  description: v.optional(
    field(localizedString, {
      label: { es: 'Descripción en buscadores', en: 'Description in search results' },
      help: { es: 'Hasta unos 160 caracteres.', en: 'Up to about 160 characters.' },
      input: 'multiline',
    }),
  ),
  image: v.optional(
    field(picture, {
      label: { es: 'Imagen al compartir', en: 'Picture when shared' },
      input: 'picture',
    }),
  ),
});

export const blog = v.object({
  ...documentFields,
  _type: v.literal('blog'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
  slug,
  description: v.optional(
    field(localizedString, {
      label: { es: 'Resumen', en: 'Summary' },
      help: {
        es: 'Se lee en la lista del blog y en los buscadores.',
        en: 'Shown in the list of posts and in search results.',
      },
      input: 'multiline',
    }),
  ),
  coverImage: v.optional(
    field(picture, { label: { es: 'Foto de portada', en: 'Cover photo' }, input: 'picture' }),
  ),
  content: v.optional(
    field(localizedRichText, {
      label: { es: 'Texto', en: 'Text' },
      input: 'richText',
      group: 'text',
    }),
    {},
  ),
  author: v.optional(
    field(
      v.object({
        name: field(v.string(), { label: { es: 'Nombre', en: 'Name' }, input: 'text' }),
        image: v.optional(field(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' })),
        bio: v.optional(
          field(localizedString, {
            label: { es: 'Presentación', en: 'About the author' },
            input: 'multiline',
          }),
        ),
        email: v.optional(
          field(v.string(), { label: { es: 'Correo electrónico', en: 'Email' }, input: 'email' }),
        ),
        socialMedia: v.optional(
          field(socialMedia, {
            label: { es: 'Redes sociales', en: 'Social networks' },
            input: 'object',
          }),
        ),
      }),
      { label: { es: 'Autor', en: 'Author' }, input: 'object', group: 'text' },
    ),
  ),
  categories: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          title: field(localizedString, { label: { es: 'Nombre', en: 'Name' }, input: 'text' }),
          description: v.optional(
            field(localizedString, {
              label: { es: 'Descripción', en: 'Description' },
              input: 'multiline',
            }),
          ),
          color: v.optional(
            field(v.string(), { label: { es: 'Color', en: 'Colour' }, input: 'color' }),
          ),
        }),
      ),
      { label: { es: 'Categorías', en: 'Categories' }, input: 'list', group: 'text' },
    ),
    [],
  ),
  /** ISO 8601: the date that is read. When it is shown, publishing decides (`publication-date.server.ts`). */
  publishedAt: v.optional(
    field(
      v.nullable(
        v.pipe(
          v.string(),
          v.check((text) => !Number.isNaN(Date.parse(text)), 'is no date'),
        ),
      ),
      {
        label: { es: 'Fecha de publicación', en: 'Publication date' },
        help: {
          es: 'La que se lee en la entrada. Vacía: la del momento de publicar. Si es futura, al publicar queda programada para entonces.',
          en: 'The one shown on the post. Left empty: the moment it’s published. If it’s still to come, publishing schedules it for then.',
        },
        input: 'dateTime',
      },
    ),
  ),
  featured: v.optional(
    field(v.boolean(), {
      label: { es: 'Destacada', en: 'Featured' },
      help: { es: 'Va la primera, en grande.', en: 'Stands first, larger than the others.' },
      input: 'switch',
    }),
    false,
  ),
  seo: v.optional(
    field(seo, {
      label: { es: 'Buscadores', en: 'Search engines' },
      input: 'object',
      group: 'seo',
    }),
  ),
});

/** A post without its body, for lists. */
export const blogSummary = v.omit(blog, ['content']);

/** Singleton. */
export const globalSettings = v.object({
  ...documentFields,
  _type: v.literal('globalSettings'),
  siteName: field(v.string(), {
    label: { es: 'Nombre del negocio', en: 'Name of the business' },
    help: {
      es: 'En los textos: {{siteName}}. Si lo cambias, cambia en todos ellos.',
      en: 'In texts: {{siteName}}. When you change it, it changes in all of them.',
    },
    input: 'text',
  }),
  siteDescription: field(localizedString, {
    label: { es: 'Descripción del sitio', en: 'Description of the site' },
    help: {
      es: 'Una o dos frases: en buscadores y al compartir.',
      en: 'One or two sentences: in search results and when shared.',
    },
    input: 'multiline',
  }),
  favicon: v.optional(field(picture, { label: { es: 'Icono', en: 'Icon' }, input: 'picture' })),
  logo: v.optional(field(picture, { label: { es: 'Logotipo', en: 'Logo' }, input: 'picture' })),
  defaultSeo: v.optional(
    field(seo, {
      label: { es: 'Buscadores', en: 'Search engines' },
      input: 'object',
      group: 'seo',
    }),
  ),
  contactInfo: field(
    v.object({
      email: v.optional(
        field(v.string(), { label: { es: 'Correo electrónico', en: 'Email' }, input: 'email' }),
      ),
      phone: v.optional(
        field(v.string(), { label: { es: 'Teléfono', en: 'Phone' }, input: 'phone' }),
      ),
      /** With its country's prefix; without one there is no link to WhatsApp. */
      whatsapp: v.optional(
        field(v.string(), {
          label: { es: 'WhatsApp', en: 'WhatsApp' },
          help: {
            es: 'Con el prefijo del país: +34 600 000 000. Vacío, no se ve el enlace.',
            en: 'With the country code: +34 600 000 000. Left empty, there is no link.',
          },
          input: 'phone',
        }),
      ),
      address: v.optional(
        field(localizedString, { label: { es: 'Dirección', en: 'Address' }, input: 'text' }),
      ),
      postalAddress: v.optional(
        field(postalAddress, {
          label: { es: 'Dirección por partes', en: 'Address in parts' },
          help: {
            es: 'Para buscadores y mapas; en el sitio se lee la de arriba.',
            en: 'For search engines and maps; the site shows the one above.',
          },
          input: 'object',
        }),
      ),
      location: v.optional(
        field(location, {
          label: { es: 'Coordenadas', en: 'Coordinates' },
          help: {
            es: 'Para los mapas de los buscadores, con cinco decimales: 36.71953.',
            en: 'For the maps of search engines, with five decimals: 36.71953.',
          },
          input: 'object',
        }),
      ),
      priceRange: v.optional(
        field(v.picklist(PRICE_RANGES), {
          label: { es: 'Nivel de precios', en: 'Price range' },
          help: {
            es: 'Lo muestran los buscadores junto al nombre.',
            en: 'Search engines show it beside the name.',
          },
          input: 'choice',
          choices: {
            '€': { es: '€ · económico', en: '€ · inexpensive' },
            '€€': { es: '€€ · moderado', en: '€€ · moderate' },
            '€€€': { es: '€€€ · alto', en: '€€€ · expensive' },
            '€€€€': { es: '€€€€ · muy alto', en: '€€€€ · very expensive' },
          },
        }),
      ),
      hours: v.optional(
        field(localizedString, {
          label: { es: 'Horario en una línea', en: 'Opening hours in one line' },
          input: 'text',
        }),
      ),
    }),
    { label: { es: 'Contacto', en: 'Contact' }, input: 'object', group: 'contact' },
  ),
  socialMedia: v.optional(
    field(socialMedia, {
      label: { es: 'Redes sociales', en: 'Social networks' },
      input: 'object',
      group: 'contact',
    }),
    {},
  ),
  /** Those besides the default; without the list, all that the installation has. See `offeredLanguages`. */
  languages: v.optional(
    field(v.array(v.picklist(LANGUAGES.map(({ code }) => code))), {
      label: { es: 'Idiomas además del español', en: 'Languages besides Spanish' },
      help: {
        es: 'El español está siempre. Quien abra una página en un idioma que quites la verá en español; lo que hay escrito en él se guarda.',
        en: "Spanish is always there. Anyone who opens a page in a language you've switched off sees it in Spanish; what's written in it is kept.",
      },
      input: 'choices',
      group: 'languages',
      choices: {
        es: { es: 'Español', en: 'Spanish' },
        en: { es: 'Inglés', en: 'English' },
        ar: { es: 'Árabe', en: 'Arabic' },
      },
    }),
  ),
});

export type Blog = v.InferOutput<typeof blog>;
export type BlogSummary = v.InferOutput<typeof blogSummary>;
export type GlobalSettings = v.InferOutput<typeof globalSettings>;
export type Seo = v.InferOutput<typeof seo>;

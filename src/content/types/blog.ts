import * as v from 'valibot';
import { special } from '../collection.ts';
import {
  documentFields,
  formerSlugs,
  localizedString,
  localizedText,
  picture,
  slug,
  items,
} from './common.ts';
import { inGroup, field, optionalField } from './field.ts';
import { localizedRichText } from './rich-text.ts';

export const socialMedia = v.object({
  facebook: optionalField(v.string(), { label: { es: 'Facebook', en: 'Facebook' }, input: 'link' }),
  instagram: optionalField(v.string(), {
    label: { es: 'Instagram', en: 'Instagram' },
    input: 'link',
  }),
  twitter: optionalField(v.string(), {
    label: { es: 'X (Twitter)', en: 'X (Twitter)' },
    input: 'link',
  }),
  youtube: optionalField(v.string(), { label: { es: 'YouTube', en: 'YouTube' }, input: 'link' }),
});

export const seo = v.object({
  title: optionalField(localizedString, {
    label: { es: 'Título en buscadores', en: 'Title in search results' },
    help: {
      es: 'Hasta unos 60 caracteres. Vacío: el título de la página.',
      en: 'Up to about 60 characters. Empty: the page’s title.',
    },
  }),
  description: optionalField(localizedText, {
    label: { es: 'Descripción en buscadores', en: 'Description in search results' },
    help: { es: 'Hasta unos 160 caracteres.', en: 'Up to about 160 characters.' },
  }),
  image: optionalField(picture, {
    label: { es: 'Foto al compartir', en: 'Photo when shared' },
  }),
});

export const blog = v.object({
  ...documentFields,
  _type: v.literal('blog'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  slug,
  description: optionalField(localizedText, {
    label: { es: 'Resumen', en: 'Summary' },
    help: {
      es: 'Se lee en la lista del blog y en los buscadores.',
      en: 'Shown in the list of posts and in search results.',
    },
  }),
  coverImage: optionalField(picture, { label: { es: 'Foto de portada', en: 'Cover photo' } }),
  ...inGroup('text', {
    content: optionalField(localizedRichText, { label: { es: 'Texto', en: 'Text' } }, {}),
    author: optionalField(
      v.object({
        name: field(v.string(), { label: { es: 'Nombre', en: 'Name' } }),
        image: optionalField(picture, { label: { es: 'Foto', en: 'Photo' } }),
        bio: optionalField(localizedText, {
          label: { es: 'Presentación', en: 'About the author' },
        }),
        email: optionalField(v.string(), {
          label: { es: 'Correo electrónico', en: 'Email' },
          input: 'email',
        }),
        socialMedia: optionalField(socialMedia, {
          label: { es: 'Redes sociales', en: 'Social networks' },
        }),
      }),
      { label: { es: 'Autor', en: 'Author' } },
    ),
    categories: optionalField(
      items({
        title: field(localizedString, { label: { es: 'Nombre', en: 'Name' } }),
        description: optionalField(localizedText, {
          label: { es: 'Descripción', en: 'Description' },
        }),
        color: optionalField(v.string(), { label: { es: 'Color', en: 'Colour' }, input: 'color' }),
      }),
      { label: { es: 'Categorías', en: 'Categories' } },
      [],
    ),
  }),
  /** ISO 8601: the date that is read. When it is shown, publishing decides (`publication-date.server.ts`). */
  publishedAt: optionalField(
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
  featured: optionalField(
    v.boolean(),
    {
      label: { es: 'Destacada', en: 'Featured' },
      help: {
        es: 'Va la primera, en grande, mientras sea de las doce más recientes.',
        en: 'Stands first, larger than the others, as long as it’s one of the newest twelve.',
      },
    },
    false,
  ),
  seo: optionalField(seo, { label: { es: 'Buscadores', en: 'Search engines' }, group: 'seo' }),
  formerSlugs,
});

export type Blog = v.InferOutput<typeof blog>;

/** A post without its body, for lists. */
export type BlogSummary = Omit<Blog, 'content'>;

export const blogCollection = special(blog, {
  place: 50,
  fillsPage: true,
  page: ({ slug }) =>
    typeof slug === 'string' && slug !== '' ? `/blog/${encodeURIComponent(slug)}` : '/blog',
  hasOwnPage: true,
  form: {
    one: { es: 'entrada del blog', en: 'blog post' },
    several: { es: 'entradas del blog', en: 'blog posts' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      text: { es: 'Texto', en: 'Text' },
      seo: { es: 'Buscadores', en: 'Search engines' },
    },
  },
  uniqueBy: 'slug',
  isSingleton: false,
  dateField: 'publishedAt',
  isDatedByPublishing: true,
  isPartOf: ['blogs', 'blog', 'blogKeys', 'movedPosts'],
});

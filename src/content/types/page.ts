import * as v from 'valibot';
import { list } from '../collection.ts';
import { blocks } from './blocks.ts';
import {
  displayOrder,
  documentFields,
  formerSlugs,
  isActive,
  localizedString,
  localizedText,
  picture,
  slug,
} from './common.ts';
import { field, optionalField } from './field.ts';
import { headFields } from './head.ts';

/** A page of the owner's own, beside those that the site has. */
export const page = v.object({
  ...documentFields,
  _type: v.literal('page'),
  slug,
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  navTitle: optionalField(localizedString, {
    label: { es: 'Nombre en la barra', en: 'Name in the bar' },
    help: { es: 'Vacío, el título.', en: 'Left empty, the title.' },
  }),
  lead: optionalField(localizedText, { label: { es: 'Entradilla', en: 'Lead' } }),
  hero: optionalField(picture, { label: { es: 'Foto de cabecera', en: 'Header photo' } }),
  blocks: v.optional(blocks, []),
  ...headFields,
  formerSlugs,
  isActive,
  displayOrder,
});

export type Page = v.InferOutput<typeof page>;

/** The address of an own page, without the language. */
export function pagePath({ slug: name }: Pick<Page, 'slug'>): string {
  return `/${name}`;
}

export const pageCollection = list('pages', page, {
  place: 195,
  page: ({ slug: name }) =>
    typeof name === 'string' && name !== '' ? `/${encodeURIComponent(name)}` : '/',
  hasOwnPage: true,
  sharesTopLevelPaths: true,
  form: {
    one: { es: 'página propia', en: 'own page' },
    several: { es: 'páginas propias', en: 'own pages' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      page: { es: 'Página', en: 'Page' },
    },
  },
  uniqueBy: 'slug',
  order: 'displayOrder',
  hasActiveFlag: true,
  forgivingLists: ['blocks'],
});

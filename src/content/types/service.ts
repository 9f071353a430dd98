import * as v from 'valibot';
import { list } from '../collection.ts';
import { blocks, usualBlocks } from './blocks.ts';
import {
  displayOrder,
  documentFields,
  formerSlugs,
  icon,
  isActive,
  localizedList,
  localizedString,
  localizedText,
  picture,
  serviceKey,
  writtenSlug,
  items,
} from './common.ts';
import { field, optionalField } from './field.ts';
import { headFields } from './head.ts';
import { serviceForm } from './service-form.ts';
import { serviceRules } from './service-rules.ts';
import { servicePricing } from './service-pricing.ts';

/** A service: what it is, what it costs, under which rules it is had, and what its page shows. */
const written = v.object({
  ...documentFields,
  _type: v.literal('service'),
  /**
   * What requests, workshops, testimonials and questions call it by: it stays when title and address
   * change. A service without one goes by its id.
   */
  key: v.optional(serviceKey),
  slug: field(writtenSlug, {
    label: { es: 'Dirección en la web', en: 'Web address' },
    help: {
      es: 'El final de la dirección de su página, sin espacios: encargos. Si la cambias, la antigua lleva a la nueva.',
      en: 'The end of its page’s address, without spaces: orders. If you change it, the old one leads to the new one.',
    },
  }),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  shortTitle: optionalField(localizedString, {
    label: { es: 'Nombre corto', en: 'Short name' },
    help: {
      es: 'En el formulario, los correos y la trastienda; vacío, el título.',
      en: 'In the form, the emails and the back office; left empty, the title.',
    },
  }),
  summary: field(localizedText, {
    label: { es: 'Resumen', en: 'Summary' },
    help: { es: 'Una o dos frases, en su tarjeta.', en: 'One or two sentences, on its card.' },
  }),
  description: field(localizedText, { label: { es: 'Descripción', en: 'Description' } }),
  icon: v.optional(icon),
  image: optionalField(picture, { label: { es: 'Foto', en: 'Photo' } }),
  hero: optionalField(picture, { label: { es: 'Foto de cabecera', en: 'Header photo' } }),
  links: optionalField(
    items({
      label: field(localizedString, { label: { es: 'Texto', en: 'Text' } }),
      path: field(v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s]*$/)), {
        label: { es: 'Página', en: 'Page' },
        help: {
          es: 'Una dirección de la web, como /menu.',
          en: 'An address of the site, such as /menu.',
        },
      }),
    }),
    { label: { es: 'Otros botones', en: 'More buttons' } },
    [],
  ),
  blocks: v.optional(blocks, usualBlocks),
  ...servicePricing,
  ...serviceRules,
  conditions: optionalField(localizedList, {
    label: { es: 'Condiciones', en: 'Conditions' },
    group: 'conditions',
  }),
  /** What would come on top of the prices. */
  surcharges: optionalField(localizedList, {
    label: { es: 'Qué lo haría más caro', en: 'What would make it dearer' },
    help: {
      es: 'Se lee junto al cálculo del precio.',
      en: 'Shown beside the price estimate.',
    },
    group: 'prices',
  }),
  ...serviceForm,
  ...headFields,
  formerSlugs,
  isActive,
  displayOrder,
});

export const service = v.pipe(
  written,
  v.transform((one) => ({ ...one, key: one.key ?? one._id })),
);

export type Service = v.InferOutput<typeof service>;

/** The address of a service's page, without the language. */
export function servicePath({ slug: name }: Pick<Service, 'slug'>): string {
  return `/${name}`;
}

export const serviceCollection = list('services', service, {
  place: 80,
  page: ({ slug: name }) =>
    typeof name === 'string' && name !== '' ? `/${encodeURIComponent(name)}` : '/services',
  hasOwnPage: true,
  sharesTopLevelPaths: true,
  form: {
    one: { es: 'servicio', en: 'service' },
    several: { es: 'servicios', en: 'services' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      page: { es: 'Página', en: 'Page' },
      prices: { es: 'Precios', en: 'Prices' },
      conditions: { es: 'Condiciones', en: 'Conditions' },
      request: { es: 'Formulario', en: 'Request form' },
    },
  },
  uniqueBy: 'slug',
  order: 'displayOrder',
  hasActiveFlag: true,
  forgivingLists: ['blocks'],
  fallsBackToSample: true,
});

import * as v from 'valibot';
import { list } from '../collection.ts';
import { displayOrder, documentFields, isActive, localizedString, serviceKey } from './common.ts';
import { field } from './field.ts';

export const testimonial = v.object({
  ...documentFields,
  _type: v.literal('testimonial'),
  kind: field(serviceKey, {
    label: { es: 'De qué servicio habla', en: 'Which service it is about' },
  }),
  author: field(v.string(), { label: { es: 'Autor', en: 'Author' } }),
  /** In years; only for children. */
  age: v.optional(
    field(v.number(), {
      label: { es: 'Edad', en: 'Age' },
      help: { es: 'Años; solo para niños.', en: 'Years; for children only.' },
    }),
  ),
  quote: field(localizedString, {
    label: { es: 'Testimonio', en: 'Testimonial' },
    input: 'multiline',
  }),
  isActive,
  displayOrder,
});

export type Testimonial = v.InferOutput<typeof testimonial>;

export const testimonialCollection = list('testimonials', testimonial, {
  place: 90,
  page: ({ kind }) => `/${String(kind)}`,
  form: {
    one: { es: 'testimonio', en: 'testimonial' },
    several: { es: 'testimonios', en: 'testimonials' },
  },
  order: 'displayOrder',
  filteredBy: 'kind',
  hasActiveFlag: true,
  fallsBackToSample: true,
});

import * as v from 'valibot';
import { list } from '../collection.ts';
import { displayOrder, documentFields, isActive, localizedString } from './common.ts';
import { field } from './field.ts';
import { servicePage } from './service.ts';

export const testimonial = v.object({
  ...documentFields,
  _type: v.literal('testimonial'),
  kind: field(v.picklist(['gastronomic', 'birthday', 'chef']), {
    label: { es: 'De qué habla', en: 'What it is about' },
    input: 'choice',
    choices: {
      gastronomic: { es: 'Gastronómico', en: 'Gastronomic' },
      birthday: { es: 'De cumpleaños', en: 'Birthday' },
      chef: { es: 'Chef privado', en: 'Private chef' },
    },
  }),
  author: field(v.string(), { label: { es: 'Autor', en: 'Author' }, input: 'text' }),
  /** In years; only for children. */
  age: v.optional(
    field(v.number(), {
      label: { es: 'Edad', en: 'Age' },
      help: { es: 'Años; solo para niños.', en: 'Years; for children only.' },
      input: 'number',
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
  page: ({ kind }) => servicePage(kind) ?? '/',
  form: {
    one: { es: 'testimonio', en: 'testimonial' },
    several: { es: 'testimonios', en: 'testimonials' },
    groups: { content: { es: 'Contenido', en: 'Content' } },
  },
  order: 'displayOrder',
  askedBy: 'kind',
  hasActiveFlag: true,
  fallsBackToSample: true,
});

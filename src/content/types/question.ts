import * as v from 'valibot';
import { list } from '../collection.ts';
import { displayOrder, documentFields, isActive, localizedString, serviceKey } from './common.ts';
import { field, optionalField } from './field.ts';
import { copyPage } from './pages.ts';
import { namingText } from './texts.ts';

/** The pages of the site on which questions can stand, beside those of services. */
const PAGES = {
  home: { es: 'Inicio', en: 'Home' },
  menu: { es: 'Carta', en: 'Menu' },
  contact: { es: 'Contacto', en: 'Contact' },
  services: { es: 'Servicios', en: 'Services' },
} as const;

/** A question that visitors ask, with its answer. */
export const question = v.object({
  ...documentFields,
  _type: v.literal('question'),
  question: field(localizedString, { label: { es: 'Pregunta', en: 'Question' } }),
  answer: field(namingText, { label: { es: 'Respuesta', en: 'Answer' }, input: 'multiline' }),
  places: optionalField(
    v.array(serviceKey),
    {
      label: { es: 'Páginas', en: 'Pages' },
      help: { es: 'Donde se muestra.', en: 'Where it’s shown.' },
      input: 'services',
      choices: PAGES,
    },
    [],
  ),
  isActive,
  displayOrder,
});

export type Question = v.InferOutput<typeof question>;

export const questionCollection = list('questions', question, {
  place: 220,
  page: ({ places }) => {
    const [first] = Array.isArray(places) ? (places as unknown[]) : [];
    return first === 'home' ? '/' : (copyPage(first) ?? `/${String(first ?? 'services')}`);
  },
  form: {
    one: { es: 'pregunta frecuente', en: 'frequent question' },
    several: { es: 'preguntas frecuentes', en: 'frequently asked questions' },
  },
  order: 'displayOrder',
  hasActiveFlag: true,
  fallsBackToSample: true,
});

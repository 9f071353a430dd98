import * as v from 'valibot';
import { list } from '../collection.ts';
import {
  displayOrder,
  documentFields,
  euros,
  formerSlugs,
  isActive,
  localizedList,
  localizedString,
  picture,
  serviceKey,
  slug,
} from './common.ts';
import { field, optionalField } from './field.ts';
import { headFields } from './head.ts';
import { season } from './season.ts';

/** A workshop of a service: everything its card and its dialog show. */
export const workshop = v.object({
  ...documentFields,
  _type: v.literal('workshop'),
  kind: field(serviceKey, {
    label: { es: 'Servicio', en: 'Service' },
    help: { es: 'En cuya página se ve.', en: 'Whose page it is on.' },
    input: 'service',
  }),
  slug,
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  summary: field(localizedString, {
    label: { es: 'Resumen', en: 'Summary' },
    help: { es: 'Una o dos frases, en su tarjeta.', en: 'One or two sentences, on its card.' },
    input: 'multiline',
  }),
  description: field(localizedString, {
    label: { es: 'Descripción', en: 'Description' },
    input: 'multiline',
  }),
  /** Whole minutes. */
  durationMinutes: field(v.number(), {
    label: { es: 'Duración (minutos)', en: 'Duration (minutes)' },
    input: 'number',
    group: 'practical',
  }),
  /** When it is held, in words. */
  schedule: field(localizedString, {
    label: { es: 'Cuándo se hace', en: 'When it’s held' },
    group: 'practical',
  }),
  /** Who may come, in words. */
  ages: field(localizedString, {
    label: { es: 'Para quién', en: 'Who it’s for' },
    group: 'practical',
  }),
  /** Smallest group, persons, where it is not that of `bookingTerms`. */
  minimumGroup: optionalField(v.number(), {
    label: { es: 'Grupo mínimo propio', en: 'Smallest group of its own' },
    help: {
      es: 'Personas; vacío, el de las condiciones de reserva.',
      en: 'People; left empty, that of the booking terms.',
    },
    input: 'number',
    group: 'practical',
  }),
  /** Does the business state no smallest group, so that visitors have to ask? */
  isGroupOnRequest: optionalField(
    v.boolean(),
    {
      label: { es: 'El grupo mínimo se pregunta', en: 'Ask for the smallest group' },
      help: {
        es: 'La página no da ningún número: pide que pregunten.',
        en: 'The page gives no number, and asks visitors to get in touch.',
      },
      input: 'switch',
      group: 'practical',
    },
    false,
  ),
  maximumGroup: optionalField(v.number(), {
    label: { es: 'Grupo máximo', en: 'Largest group' },
    help: { es: 'Personas.', en: 'People.' },
    input: 'number',
    group: 'practical',
  }),
  inclusions: field(localizedList, {
    label: { es: 'Qué incluye', en: 'What is included' },
    input: 'lines',
    group: 'practical',
  }),
  pricePerPerson: field(euros, {
    label: { es: 'Precio por persona', en: 'Price per person' },
    help: {
      es: 'El de su tarjeta, sus fechas y los buscadores.',
      en: 'Used on its card, for its dates and by search engines.',
    },
    input: 'money',
    group: 'prices',
  }),
  /** One line each. */
  pricing: field(localizedList, {
    label: { es: 'Precios', en: 'Prices' },
    help: { es: 'Como se leen en su página.', en: 'As its page puts them.' },
    input: 'lines',
    group: 'prices',
  }),
  paymentNote: field(localizedString, {
    label: { es: 'Nota sobre el pago', en: 'Note on payment' },
    input: 'multiline',
    group: 'prices',
  }),
  reservationNote: field(localizedString, {
    label: { es: 'Nota sobre la reserva', en: 'Note on booking' },
    input: 'multiline',
    group: 'prices',
  }),
  /** A day of the year it belongs to, in words (Halloween). */
  dateNote: optionalField(localizedString, {
    label: { es: 'Fecha especial', en: 'Special date' },
    help: { es: 'Por ejemplo, Halloween.', en: 'For example, Halloween.' },
    group: 'practical',
  }),
  /** When it can be asked for; without one, all the year. */
  season: v.optional(season),
  images: field(v.pipe(v.array(picture), v.maxLength(3)), {
    label: { es: 'Fotos', en: 'Photos' },
    help: { es: 'Tres como mucho.', en: 'Three at most.' },
    input: 'list',
  }),
  ...headFields,
  formerSlugs,
  isActive,
  displayOrder,
});

export type Workshop = v.InferOutput<typeof workshop>;

export const workshopCollection = list('workshops', workshop, {
  place: 70,
  page: ({ kind, slug }) =>
    typeof slug === 'string' && slug !== ''
      ? `/${String(kind)}/${encodeURIComponent(slug)}`
      : `/${String(kind)}`,
  hasOwnPage: true,
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
});

import * as v from 'valibot';
import { list } from '../collection.ts';
import {
  displayOrder,
  documentFields,
  money,
  formerSlugs,
  isActive,
  localizedList,
  localizedString,
  localizedText,
  picture,
  serviceKey,
  slug,
} from './common.ts';
import { inGroup, field, optionalField } from './field.ts';
import { headFields } from './head.ts';
import { season } from './season.ts';

/** A workshop of a service: everything its card and its dialog show. */
export const workshop = v.object({
  ...documentFields,
  _type: v.literal('workshop'),
  kind: field(serviceKey, {
    label: { es: 'Servicio', en: 'Service' },
    help: { es: 'En cuya página se ve.', en: 'Whose page it is on.' },
  }),
  slug,
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  summary: field(localizedText, {
    label: { es: 'Resumen', en: 'Summary' },
    help: { es: 'Una o dos frases, en su tarjeta.', en: 'One or two sentences, on its card.' },
  }),
  description: field(localizedText, { label: { es: 'Descripción', en: 'Description' } }),
  ...inGroup('practical', {
    /** Whole minutes. */
    durationMinutes: field(v.number(), {
      label: { es: 'Duración (minutos)', en: 'Duration (minutes)' },
    }),
    /** When it is held, in words. */
    schedule: field(localizedString, { label: { es: 'Cuándo se hace', en: 'When it’s held' } }),
    /** Who may come, in words. */
    ages: field(localizedString, { label: { es: 'Para quién', en: 'Who it’s for' } }),
    /** Smallest group, persons, where it is not that of `bookingTerms`. */
    minimumGroup: optionalField(v.number(), {
      label: { es: 'Grupo mínimo propio', en: 'Smallest group of its own' },
      help: {
        es: 'Personas; vacío, el de las condiciones de reserva.',
        en: 'People; left empty, that of the booking terms.',
      },
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
      },
      false,
    ),
    maximumGroup: optionalField(v.number(), {
      label: { es: 'Grupo máximo', en: 'Largest group' },
      help: { es: 'Personas.', en: 'People.' },
    }),
    inclusions: field(localizedList, { label: { es: 'Qué incluye', en: 'What is included' } }),
  }),
  ...inGroup('prices', {
    pricePerPerson: field(money, {
      label: { es: 'Precio por persona', en: 'Price per person' },
      help: {
        es: 'El de su tarjeta, sus fechas y los buscadores.',
        en: 'Used on its card, for its dates and by search engines.',
      },
    }),
    /** One line each. */
    pricing: field(localizedList, {
      label: { es: 'Precios', en: 'Prices' },
      help: { es: 'Como se leen en su página.', en: 'As its page puts them.' },
    }),
    paymentNote: field(localizedText, {
      label: { es: 'Nota sobre el pago', en: 'Note on payment' },
    }),
    reservationNote: field(localizedText, {
      label: { es: 'Nota sobre la reserva', en: 'Note on booking' },
    }),
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
  uniqueBy: 'slug',
  order: 'displayOrder',
  filteredBy: 'kind',
  hasActiveFlag: true,
  fallsBackToSample: true,
});

import * as v from 'valibot';
import { list } from '../collection.ts';
import { documentFields, money, isActive, localizedString, reference, isoDay } from './common.ts';
import { field, optionalField } from './field.ts';

/** A day on which a workshop is held for whoever comes: single seats, not a whole group. */
export const workshopDate = v.object({
  ...documentFields,
  _type: v.literal('workshopDate'),
  workshop: field(reference, {
    label: { es: 'Taller', en: 'Workshop' },
    input: 'reference',
    to: ['workshop'],
  }),
  /** yyyy-mm-dd, by the business's clock. */
  date: field(isoDay, {
    label: { es: 'Fecha', en: 'Date' },
    help: { es: 'Pasada, deja de verse.', en: 'Once it has passed it’s no longer shown.' },
  }),
  /** HH:MM; it lasts as long as its workshop. */
  startsAt: field(v.pipe(v.string(), v.isoTime()), {
    label: { es: 'Empieza', en: 'Starts' },
    input: 'time',
  }),
  seats: field(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), {
    label: { es: 'Plazas', en: 'Seats' },
  }),
  /** Euros per seat, where it is not the workshop's price per person. */
  price: optionalField(money, {
    label: { es: 'Precio propio', en: 'Price of its own' },
    help: {
      es: 'Por plaza; vacío, el del taller.',
      en: 'Per seat; left empty, that of the workshop.',
    },
  }),
  isFull: optionalField(
    v.boolean(),
    {
      label: { es: 'Completo', en: 'Full' },
      help: {
        es: 'Se sigue viendo, sin poder pedir plaza.',
        en: 'It stays on the site, but no seat can be asked for.',
      },
    },
    false,
  ),
  note: optionalField(localizedString, {
    label: { es: 'Nota', en: 'Note' },
    help: { es: 'Por ejemplo, «en inglés».', en: 'For example, “in English”.' },
  }),
  isActive,
});

export type WorkshopDate = v.InferOutput<typeof workshopDate>;

export const workshopDateCollection = list('workshopDates', workshopDate, {
  place: 230,
  page: '/services',
  form: {
    one: { es: 'fecha de taller', en: 'workshop date' },
    several: { es: 'fechas de talleres', en: 'workshop dates' },
  },
  titleField: 'date',
  order: 'date',
  dateField: 'date',
  hasActiveFlag: true,
});

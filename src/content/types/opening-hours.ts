import * as v from 'valibot';
import { singleton } from '../collection.ts';
import { documentFields, localizedString, items, isoDay } from './common.ts';
import { field, optionalField } from './field.ts';
import { clock, closingClock, place, type OwnPlace } from './place.ts';

/** Singleton: opening times of each place, by the business's clock. */
export const openingHours = v.object({
  ...documentFields,
  _type: v.literal('openingHours'),
  places: field(v.array(place), { label: { es: 'Lugares', en: 'Places' } }),
  /** `date` is yyyy-mm-dd; every place is closed unless `opens` and `closes` say otherwise. */
  exceptions: optionalField(
    items({
      date: field(isoDay, { label: { es: 'Día', en: 'Day' } }),
      name: optionalField(
        localizedString,
        {
          label: { es: 'Nombre', en: 'Name' },
          help: {
            es: 'Si quieres: por ejemplo, Navidad.',
            en: 'If you like: for example, Christmas.',
          },
        },
        {},
      ),
      opens: optionalField(clock, { label: { es: 'Abre', en: 'Opens' } }),
      closes: optionalField(closingClock, { label: { es: 'Cierra', en: 'Closes' } }),
    }),
    {
      label: { es: 'Días especiales', en: 'Special days' },
      help: { es: 'Cerrado, salvo que pongas horas.', en: 'Closed, unless you give hours.' },
      group: 'exceptions',
    },
    [],
  ),
});

export type OpeningHours = v.InferOutput<typeof openingHours>;

/** The place whose hours say whether the business is open; undefined without any. */
export function mainPlace({ places }: OpeningHours): OwnPlace | undefined {
  return places.find(({ isMain }) => isMain) ?? places[0];
}

export const openingHoursCollection = singleton('openingHours', openingHours, {
  place: 110,
  page: '/contact',
  form: {
    one: { es: 'horario', en: 'opening hours' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      exceptions: { es: 'Días especiales', en: 'Special days' },
    },
  },
  fallsBackToSample: true,
});

import * as v from 'valibot';
import { singleton } from '../collection.ts';
import { documentFields, internalKey, localizedString } from './common.ts';
import { field } from './field.ts';

/** `09:00` */
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/** Singleton: opening times of each place, by the business's clock. */
export const openingHours = v.object({
  ...documentFields,
  _type: v.literal('openingHours'),
  places: field(
    v.array(
      v.object({
        _key: v.optional(v.string()),
        key: internalKey,
        isMain: v.optional(
          field(v.boolean(), {
            label: { es: 'Es el principal', en: 'This is the main one' },
            help: {
              es: 'Su horario dice si está abierto y qué se sirve hoy. Sin marcar ninguno, el primero.',
              en: 'Its hours say whether you are open and what is served today. With none ticked, the first.',
            },
            input: 'switch',
          }),
        ),
        name: field(localizedString, { label: { es: 'Nombre', en: 'Name' }, input: 'text' }),
        /** ISO weekdays, 1 Monday to 7 Sunday. A day that is not listed is closed, unless it is one by booking. */
        weekly: field(
          v.array(
            v.object({
              _key: v.optional(v.string()),
              days: field(v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(7))), {
                label: { es: 'Días', en: 'Days' },
                input: 'weekdays',
              }),
              opens: field(clock, { label: { es: 'Abre', en: 'Opens' }, input: 'time' }),
              closes: field(clock, { label: { es: 'Cierra', en: 'Closes' }, input: 'time' }),
            }),
          ),
          {
            label: { es: 'Horario semanal', en: 'Weekly hours' },
            help: {
              es: 'Los días que no aparecen están cerrados.',
              en: 'Days that are not listed are closed.',
            },
            input: 'list',
          },
        ),
        /** Other weekdays, on which it opens for who has booked. */
        byBooking: v.optional(
          field(v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(7))), {
            label: { es: 'Días con reserva previa', en: 'Days by booking only' },
            help: {
              es: 'Días sin horario en los que abre para quien ha reservado.',
              en: 'Days without hours on which it opens for those who have booked.',
            },
            input: 'weekdays',
          }),
        ),
        notes: v.optional(
          field(
            v.array(
              v.object({
                _key: v.optional(v.string()),
                label: field(localizedString, {
                  label: { es: 'Para qué', en: 'What for' },
                  input: 'text',
                }),
                text: field(localizedString, { label: { es: 'Texto', en: 'Text' }, input: 'text' }),
              }),
            ),
            { label: { es: 'Notas', en: 'Notes' }, input: 'list' },
          ),
          [],
        ),
      }),
    ),
    { label: { es: 'Lugares', en: 'Places' }, input: 'list' },
  ),
  /** `date` is yyyy-mm-dd; every place is closed unless `opens` and `closes` say otherwise. */
  exceptions: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          date: field(v.pipe(v.string(), v.isoDate()), {
            label: { es: 'Día', en: 'Day' },
            input: 'date',
          }),
          name: v.optional(
            field(localizedString, {
              label: { es: 'Nombre', en: 'Name' },
              help: {
                es: 'Si quieres: por ejemplo, Navidad.',
                en: 'If you like: for example, Christmas.',
              },
              input: 'text',
            }),
            {},
          ),
          opens: v.optional(field(clock, { label: { es: 'Abre', en: 'Opens' }, input: 'time' })),
          closes: v.optional(
            field(clock, { label: { es: 'Cierra', en: 'Closes' }, input: 'time' }),
          ),
        }),
      ),
      {
        label: { es: 'Días especiales', en: 'Special days' },
        help: { es: 'Cerrado, salvo que pongas horas.', en: 'Closed, unless you give hours.' },
        input: 'list',
        group: 'exceptions',
      },
    ),
    [],
  ),
});

export type OpeningHours = v.InferOutput<typeof openingHours>;

/** The place whose hours say whether the business is open; undefined without any. */
export function mainPlace({ places }: OpeningHours): OpeningHours['places'][number] | undefined {
  return places.find(({ isMain }) => isMain) ?? places[0];
}

export const openingHoursCollection = singleton('openingHours', openingHours, {
  place: 110,
  page: '/contact',
  form: {
    one: { es: 'horario', en: 'opening hours' },
    several: { es: 'horario', en: 'opening hours' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      exceptions: { es: 'Días especiales', en: 'Special days' },
    },
  },
  fallsBackToSample: true,
});

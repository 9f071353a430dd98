import * as v from 'valibot';
import { weekdays } from './common.ts';
import { inGroup, optionalField } from './field.ts';
import { CUSTOMER_CHOICE, peopleAtMost, placeKey, weekOfHours } from './place.ts';
import { yearly } from './season.ts';

/** Where, when and for how many people a service is offered. */
export const serviceRules = {
  ...inGroup('conditions', {
    /** Where it takes place: a place of the opening hours, or `customer`. */
    place: optionalField(placeKey, {
      label: { es: 'Dónde se hace', en: 'Where it takes place' },
      help: {
        es: 'Los lugares son los del horario. Ninguno: vale el horario del principal.',
        en: 'The places are those of the opening hours. None: the main one’s hours count.',
      },
      input: 'place',
      choices: CUSTOMER_CHOICE,
    }),
    /** What happens to a request for a time at which its place is closed; without it any is fine. */
    closedTimes: optionalField(v.picklist(['warned', 'refused']), {
      label: { es: 'Si el lugar está cerrado', en: 'When the place is closed' },
      help: {
        es: 'Ninguno: se puede pedir cualquier día y hora.',
        en: 'None: any day and time can be asked for.',
      },
      choices: {
        warned: { es: 'Se avisa, y se puede pedir', en: 'Warn, and take the request' },
        refused: { es: 'No se puede pedir', en: 'Don’t take the request' },
      },
    }),
    /** Which deposit of `bookingTerms` secures it; without one it is not booked. */
    bookedAs: optionalField(v.picklist(['workshop', 'event']), {
      label: { es: 'Se reserva como', en: 'Booked as' },
      help: {
        es: 'De ello depende qué señal se pide. Ninguno: no se reserva.',
        en: 'It decides which deposit is asked for. None: it isn’t booked.',
      },
      choices: {
        workshop: { es: 'Taller', en: 'Workshop' },
        event: { es: 'Evento', en: 'Event' },
      },
    }),
    /** Are the days of notice of `bookingTerms` asked for? */
    needsNotice: optionalField(
      v.boolean(),
      {
        label: { es: 'Pide antelación', en: 'Needs notice' },
        help: {
          es: 'Los días de las condiciones de reserva.',
          en: 'As many days as the booking terms say.',
        },
      },
      false,
    ),
    /** Working days before; without a figure, whether those of `bookingTerms` are asked for. */
    noticeDays: optionalField(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), {
      label: { es: 'Antelación propia (días laborables)', en: 'Notice of its own (working days)' },
      help: {
        es: 'De lunes a viernes, sin los días especiales cerrados. Una fecha más cercana no se acepta.',
        en: 'Monday to Friday, special days that are closed apart. A nearer date isn’t taken.',
      },
    }),
    season: optionalField(yearly, {
      label: { es: 'Temporada', en: 'Season' },
      help: {
        es: 'Vacía: todo el año. Fuera de ella no se puede pedir.',
        en: 'Empty: all the year. Outside it, it can’t be asked for.',
      },
    }),
    /** The weekdays on which it is offered; without any, all of them. */
    days: optionalField(
      weekdays,
      {
        label: { es: 'Días de la semana', en: 'Days of the week' },
        help: {
          es: 'Ninguno: todos. Otro día no se puede pedir.',
          en: 'None: all of them. Another day can’t be asked for.',
        },
      },
      [],
    ),
    /** The hours at which it is offered, by weekday; without any, whenever its place is open. */
    hours: optionalField(
      weekOfHours,
      {
        label: { es: 'Horario propio', en: 'Hours of its own' },
        help: {
          es: 'Vacío: el del lugar. Otro día u otra hora no se puede pedir, ni cuando los días especiales dicen que cierras.',
          en: 'Empty: those of the place. Other days and times can’t be asked for, nor when your special days say that you’re closed.',
        },
      },
      [],
    ),
    /** People in a day, all its groups together. */
    capacity: optionalField(peopleAtMost, {
      label: { es: 'Personas al día, como mucho', en: 'People in a day, at most' },
      help: {
        es: 'Entre todos sus grupos: si se pasa, el calendario y los presupuestos avisan.',
        en: 'All its groups together: beyond it, the calendar and quotes warn.',
      },
    }),
  }),
};

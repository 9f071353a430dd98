import * as v from 'valibot';
import { closingTime } from '../closing-time.ts';
import { typeOfBusiness } from './business.ts';
import { internalKey, localizedString, picture, items, item, weekdays } from './common.ts';
import { editedAs, field, optionalField } from './field.ts';

/** The place of services that come to the customer. */
export const CUSTOMER_PLACE = 'customer';

/** Any place: of groups whose size is the same everywhere. */
export const ANY_PLACE = 'any';

/** A place of the opening hours by its key, or one of those. */
export const placeKey = v.pipe(v.string(), v.maxLength(128));

/** How many people there may be, at a place or in a day. */
export const peopleAtMost = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** What is told of a place that is not ours, in choices. */
export const CUSTOMER_CHOICE = {
  [CUSTOMER_PLACE]: { es: 'Donde diga el cliente', en: 'Wherever the customer says' },
} as const;

/** `09:00` */
export const clock = editedAs(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), 'time');

/** When something closes: midnight ends its day, `24:00`, which inputs of a browser write as `00:00`. */
export const closingClock = editedAs(
  v.pipe(v.string(), v.regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/), v.transform(closingTime)),
  'time',
);

/** The address as machines read it; the same in every language. */
export const postalAddress = v.object({
  street: field(v.string(), { label: { es: 'Calle y número', en: 'Street and number' } }),
  postalCode: optionalField(v.string(), { label: { es: 'Código postal', en: 'Postcode' } }),
  locality: field(v.string(), { label: { es: 'Localidad', en: 'Town' } }),
  region: optionalField(v.string(), { label: { es: 'Provincia', en: 'Province' } }),
  country: field(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), {
    label: { es: 'País', en: 'Country' },
    input: 'country',
  }),
});

/** Degrees, north and east positive. */
export const location = optionalField(
  v.object({
    latitude: field(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)), {
      label: { es: 'Latitud', en: 'Latitude' },
    }),
    longitude: field(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)), {
      label: { es: 'Longitud', en: 'Longitude' },
    }),
  }),
  {
    label: { es: 'Coordenadas', en: 'Coordinates' },
    help: {
      es: 'Para los mapas de los buscadores, con cinco decimales: 36.71953.',
      en: 'For the maps of search engines, with five decimals: 36.71953.',
    },
  },
);

/** Hours of a week. */
export const weekOfHours = items({
  days: field(weekdays, { label: { es: 'Días', en: 'Days' } }),
  opens: field(clock, { label: { es: 'Abre', en: 'Opens' } }),
  closes: field(closingClock, { label: { es: 'Cierra', en: 'Closes' } }),
});

/** Where the business is found: when it is open, and what fits there. */
export const place = item({
  key: internalKey,
  isMain: optionalField(v.boolean(), {
    label: { es: 'Es el principal', en: 'This is the main one' },
    help: {
      es: 'Su horario dice si está abierto y qué se sirve hoy. Sin marcar ninguno, el primero.',
      en: 'Its hours say whether you are open and what is served today. With none ticked, the first.',
    },
  }),
  name: field(localizedString, { label: { es: 'Nombre', en: 'Name' } }),
  /** A day that is not listed is closed, unless it is one by booking. */
  weekly: field(weekOfHours, {
    label: { es: 'Horario semanal', en: 'Weekly hours' },
    help: {
      es: 'Los días que no aparecen están cerrados.',
      en: 'Days that are not listed are closed.',
    },
  }),
  /** Other weekdays, on which it opens for who has booked. */
  byBooking: optionalField(weekdays, {
    label: { es: 'Días con reserva previa', en: 'Days by booking only' },
    help: {
      es: 'Días sin horario en los que abre para quien ha reservado.',
      en: 'Days without hours on which it opens for those who have booked.',
    },
  }),
  notes: optionalField(
    items({
      label: field(localizedString, { label: { es: 'Para qué', en: 'What for' } }),
      text: field(localizedString, { label: { es: 'Texto', en: 'Text' } }),
    }),
    { label: { es: 'Notas', en: 'Notes' } },
    [],
  ),
  /** Where it is, in words: on quotes, in the calendar and beside what is had there. */
  at: optionalField(localizedString, {
    label: { es: '«Dónde», en palabras', en: '“Where”, in words' },
    help: {
      es: 'En presupuestos y en el calendario: «En la terraza». Vacío, el nombre.',
      en: 'On quotes and in the calendar: “On the terrace”. Left empty, the name.',
    },
  }),
  address: optionalField(localizedString, {
    label: { es: 'Dirección', en: 'Address' },
    help: {
      es: 'Si no es la de los ajustes.',
      en: 'If it isn’t the one in the settings.',
    },
  }),
  type: optionalField(typeOfBusiness, {
    label: { es: 'Qué es', en: 'What it is' },
    help: {
      es: 'Para buscadores, si no es lo mismo que el negocio y tiene su dirección.',
      en: 'For search engines, if it isn’t what the business is and has its own address.',
    },
  }),
  postalAddress: optionalField(postalAddress, {
    label: { es: 'Dirección por partes', en: 'Address in parts' },
    help: { es: 'Para buscadores y mapas.', en: 'For search engines and maps.' },
  }),
  location,
  mapPicture: optionalField(picture, {
    label: { es: 'Plano', en: 'Map' },
    help: {
      es: 'Un plano o una foto de cómo llegar, que se ve antes de pedir el mapa de Google. Sin ella, solo el botón.',
      en: 'A map or a photo of the way there, seen before Google’s map is asked for. Without it, just the button.',
    },
  }),
  /** People at the same time, all groups together. */
  capacity: optionalField(peopleAtMost, {
    label: { es: 'Personas a la vez', en: 'People at once' },
    help: {
      es: 'Entre todos los grupos: si se pasa, el calendario avisa. Vacío, la cifra de las condiciones de reserva.',
      en: 'All groups together: the calendar warns beyond it. Left empty, the figure of the booking terms.',
    },
  }),
  groupText: optionalField(localizedString, {
    label: { es: 'Grupos aquí', en: 'Groups here' },
    help: {
      es: 'Sigue al tamaño del grupo: «de 8 a 25 personas en la terraza».',
      en: 'Follows the size of the group: “8 to 25 people on the terrace”.',
    },
  }),
});

export type OwnPlace = v.InferOutput<typeof place>;

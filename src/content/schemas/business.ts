import * as v from 'valibot';
import {
  displayOrder,
  documentFields,
  isActive,
  euros,
  localized,
  localizedString,
  picture,
  slug,
} from './common.ts';
import { field } from './field.ts';
import { localizedRichText } from './rich-text.ts';

const localizedList = localized(v.array(v.string()));

/** A workshop, gastronomic or birthday: everything its card and its dialog show. */
export const workshop = v.object({
  ...documentFields,
  _type: v.literal('workshop'),
  kind: field(v.picklist(['gastronomic', 'birthday']), {
    label: { es: 'Tipo', en: 'Kind' },
    input: 'choice',
    choices: {
      gastronomic: { es: 'Gastronómico', en: 'Gastronomic' },
      birthday: { es: 'De cumpleaños', en: 'Birthday' },
    },
  }),
  slug,
  title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
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
    label: { es: 'Cuándo se hace', en: 'When it is held' },
    input: 'text',
    group: 'practical',
  }),
  /** Who may come, in words. */
  ages: field(localizedString, {
    label: { es: 'Para quién', en: 'Who it is for' },
    input: 'text',
    group: 'practical',
  }),
  /** Smallest group, persons, where it is not that of `bookingTerms`. */
  minimumGroup: v.optional(
    field(v.number(), {
      label: { es: 'Grupo mínimo propio', en: 'Smallest group of its own' },
      help: {
        es: 'Personas; vacío, el de las condiciones de reserva.',
        en: 'People; left empty, that of the booking terms.',
      },
      input: 'number',
      group: 'practical',
    }),
  ),
  /** Does the business state no smallest group, so that visitors have to ask? */
  isGroupOnRequest: v.optional(
    field(v.boolean(), {
      label: { es: 'El grupo mínimo se pregunta', en: 'Ask for the smallest group' },
      input: 'switch',
      group: 'practical',
    }),
    false,
  ),
  maximumGroup: v.optional(
    field(v.number(), {
      label: { es: 'Grupo máximo', en: 'Largest group' },
      help: { es: 'Personas.', en: 'People.' },
      input: 'number',
      group: 'practical',
    }),
  ),
  inclusions: field(localizedList, {
    label: { es: 'Qué incluye', en: 'What is included' },
    input: 'lines',
    group: 'practical',
  }),
  pricePerPerson: field(euros, {
    label: { es: 'Precio por persona', en: 'Price per person' },
    input: 'money',
    group: 'prices',
  }),
  /** One line each. */
  pricing: field(localizedList, {
    label: { es: 'Precios', en: 'Prices' },
    help: { es: 'Una línea cada uno.', en: 'One line each.' },
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
  dateNote: v.optional(
    field(localizedString, {
      label: { es: 'Fecha especial', en: 'Special date' },
      help: { es: 'Por ejemplo, Halloween.', en: 'For example, Halloween.' },
      input: 'text',
      group: 'practical',
    }),
  ),
  images: field(v.pipe(v.array(picture), v.maxLength(3)), {
    label: { es: 'Fotos', en: 'Photos' },
    help: { es: 'Tres como mucho.', en: 'Three at most.' },
    input: 'list',
  }),
  isActive,
  displayOrder,
});

export const SERVICE_KEYS = [
  'gastronomic',
  'birthday',
  'catering',
  'chef',
  'daily',
  'vegetarian',
] as const;

/** A service with its prices and conditions. `key` ties it to its page. */
export const service = v.object({
  ...documentFields,
  _type: v.literal('service'),
  key: field(v.picklist(SERVICE_KEYS), {
    label: { es: 'Servicio', en: 'Service' },
    help: { es: 'Une el servicio con su página.', en: 'Ties the service to its page.' },
    input: 'choice',
    choices: {
      gastronomic: { es: 'Talleres gastronómicos', en: 'Cooking workshops' },
      birthday: { es: 'Cumpleaños', en: 'Birthdays' },
      catering: { es: 'Catering', en: 'Catering' },
      chef: { es: 'Chef privado', en: 'Private chef' },
      daily: { es: 'Menú del día', en: 'Daily menu' },
      vegetarian: { es: 'Bufé vegetariano', en: 'Vegetarian buffet' },
    },
  }),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
  summary: field(localizedString, {
    label: { es: 'Resumen', en: 'Summary' },
    help: { es: 'Una o dos frases, en su tarjeta.', en: 'One or two sentences, on its card.' },
    input: 'multiline',
  }),
  description: field(localizedString, {
    label: { es: 'Descripción', en: 'Description' },
    input: 'multiline',
  }),
  image: field(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' }),
  hero: v.optional(
    field(picture, { label: { es: 'Foto de cabecera', en: 'Header photo' }, input: 'picture' }),
  ),
  offerings: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          /** Name of an icon in `site/server/components/Icon.tsx`. */
          icon: v.optional(
            field(v.string(), { label: { es: 'Icono', en: 'Icon' }, input: 'text' }),
          ),
          title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
          text: field(localizedString, { label: { es: 'Texto', en: 'Text' }, input: 'multiline' }),
        }),
      ),
      { label: { es: 'Qué ofrece', en: 'What it offers' }, input: 'list', group: 'offer' },
    ),
    [],
  ),
  /** Price lines: `from` and `to` in euros, `per` what they are charged for. */
  prices: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          key: field(v.string(), {
            label: { es: 'Clave', en: 'Key' },
            help: {
              es: 'Un nombre interno, sin espacios.',
              en: 'An internal name, without spaces.',
            },
            input: 'text',
          }),
          label: field(localizedString, { label: { es: 'Nombre', en: 'Name' }, input: 'text' }),
          from: field(euros, { label: { es: 'Desde', en: 'From' }, input: 'money' }),
          to: v.optional(field(euros, { label: { es: 'Hasta', en: 'To' }, input: 'money' })),
          per: field(v.picklist(['person', 'participant', 'event', 'hour']), {
            label: { es: 'Por', en: 'Per' },
            input: 'choice',
            choices: 'common:per',
          }),
          /** Group size that the price applies to, in people. */
          group: v.optional(
            field(v.number(), {
              label: { es: 'Tamaño del grupo', en: 'Group size' },
              help: {
                es: 'El grupo para el que vale el precio, en personas.',
                en: 'The group that the price holds for, in people.',
              },
              input: 'number',
            }),
          ),
          /** An extra fee on top of the price per person. */
          isExtra: v.optional(
            field(v.boolean(), {
              label: { es: 'Suplemento', en: 'Extra fee' },
              help: {
                es: 'Se suma al precio por persona.',
                en: 'Comes on top of the price per person.',
              },
              input: 'switch',
            }),
            false,
          ),
        }),
      ),
      { label: { es: 'Precios', en: 'Prices' }, input: 'list', group: 'prices' },
    ),
    [],
  ),
  /** Smallest and largest groups, persons, by place: those of `bookingTerms`, or their own. */
  groups: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          place: field(v.picklist(['kiosk', 'customer', 'any']), {
            label: { es: 'Lugar', en: 'Place' },
            input: 'choice',
            choices: {
              kiosk: { es: 'En el kiosco', en: 'At the kiosk' },
              customer: { es: 'En casa del cliente', en: 'At the customer’s' },
              any: { es: 'En cualquier sitio', en: 'Anywhere' },
            },
          }),
          minimum: v.optional(
            field(v.number(), {
              label: { es: 'Mínimo propio', en: 'Minimum of its own' },
              help: {
                es: 'Personas; vacío, el de las condiciones de reserva.',
                en: 'People; left empty, that of the booking terms.',
              },
              input: 'number',
            }),
          ),
          maximum: v.optional(
            field(v.number(), {
              label: { es: 'Máximo propio', en: 'Maximum of its own' },
              help: { es: 'Personas.', en: 'People.' },
              input: 'number',
            }),
          ),
          /** Does the place's largest group, of `bookingTerms`, hold? */
          isLimited: v.optional(
            field(v.boolean(), {
              label: { es: 'Con el aforo del lugar', en: 'Limited by the place' },
              input: 'switch',
            }),
            false,
          ),
        }),
      ),
      { label: { es: 'Grupos', en: 'Groups' }, input: 'list', group: 'conditions' },
    ),
    [],
  ),
  /** Which deposit of `bookingTerms` secures it; without one it is not booked. */
  bookedAs: v.optional(
    field(v.picklist(['workshop', 'event']), {
      label: { es: 'Se reserva como', en: 'Booked as' },
      help: { es: 'De ello depende el depósito.', en: 'The deposit depends on it.' },
      input: 'choice',
      choices: {
        workshop: { es: 'Taller', en: 'Workshop' },
        event: { es: 'Evento', en: 'Event' },
      },
      group: 'conditions',
    }),
  ),
  /** Are the days of notice of `bookingTerms` asked for? */
  needsNotice: v.optional(
    field(v.boolean(), {
      label: { es: 'Pide antelación', en: 'Needs notice' },
      input: 'switch',
      group: 'conditions',
    }),
    false,
  ),
  conditions: v.optional(
    field(localizedList, {
      label: { es: 'Condiciones', en: 'Conditions' },
      input: 'lines',
      group: 'conditions',
    }),
  ),
  strip: v.optional(
    field(v.array(picture), {
      label: { es: 'Tira de fotos', en: 'Strip of photos' },
      input: 'list',
      group: 'offer',
    }),
    [],
  ),
  isActive,
  displayOrder,
});

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

export const galleryPicture = v.object({
  ...documentFields,
  _type: v.literal('galleryPicture'),
  image: field(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' }),
  displayOrder,
});

/** `09:00` */
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/** Singleton: opening times of each place, in Europe/Madrid. */
export const openingHours = v.object({
  ...documentFields,
  _type: v.literal('openingHours'),
  places: field(
    v.array(
      v.object({
        _key: v.optional(v.string()),
        key: field(v.picklist(['kiosk', 'workshops']), {
          label: { es: 'Lugar', en: 'Place' },
          input: 'choice',
          choices: {
            kiosk: { es: 'Kiosco', en: 'Kiosk' },
            workshops: { es: 'Talleres', en: 'Workshops' },
          },
        }),
        name: field(localizedString, { label: { es: 'Nombre', en: 'Name' }, input: 'text' }),
        /** ISO weekdays, 1 Monday to 7 Sunday. A day that is not listed is closed, unless its note says otherwise. */
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
          name: field(localizedString, {
            label: { es: 'Nombre', en: 'Name' },
            help: { es: 'Por ejemplo, Navidad.', en: 'For example, Christmas.' },
            input: 'text',
          }),
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

export const teamMember = v.object({
  ...documentFields,
  _type: v.literal('teamMember'),
  name: field(v.string(), { label: { es: 'Nombre', en: 'Name' }, input: 'text' }),
  role: field(localizedString, { label: { es: 'Puesto', en: 'Role' }, input: 'text' }),
  bio: v.optional(
    field(localizedString, { label: { es: 'Presentación', en: 'About them' }, input: 'multiline' }),
  ),
  image: v.optional(field(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' })),
  displayOrder,
});

/** Singleton: the story, pictures and film of the about page. */
export const about = v.object({
  ...documentFields,
  _type: v.literal('about'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
  lead: field(localizedString, { label: { es: 'Entradilla', en: 'Lead' }, input: 'multiline' }),
  story: field(localizedRichText, { label: { es: 'Historia', en: 'Story' }, input: 'richText' }),
  poster: field(picture, {
    label: { es: 'Foto del vídeo', en: 'Film poster' },
    input: 'picture',
    group: 'film',
  }),
  /** Files of the film, preferred format first. */
  film: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          url: field(v.string(), { label: { es: 'Archivo', en: 'File' }, input: 'link' }),
          mimeType: field(v.string(), {
            label: { es: 'Formato', en: 'Format' },
            help: { es: 'Por ejemplo, video/mp4.', en: 'For example, video/mp4.' },
            input: 'text',
          }),
        }),
      ),
      {
        label: { es: 'Vídeo', en: 'Film' },
        help: {
          es: 'El mismo vídeo en uno o varios formatos; el navegador usa el primero que sabe reproducir.',
          en: 'The same film in one or more formats; browsers play the first one they can.',
        },
        input: 'list',
        group: 'film',
      },
    ),
    [],
  ),
  catering: v.optional(
    field(v.array(picture), {
      label: { es: 'Fotos de catering', en: 'Catering photos' },
      input: 'list',
      group: 'photos',
    }),
    [],
  ),
  events: v.optional(
    field(v.array(picture), {
      label: { es: 'Fotos de eventos', en: 'Event photos' },
      input: 'list',
      group: 'photos',
    }),
    [],
  ),
});

/** A gastronomic experience that took place, for /past-experiences. */
export const pastExperience = v.object({
  ...documentFields,
  _type: v.literal('pastExperience'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
  text: field(localizedString, { label: { es: 'Texto', en: 'Text' }, input: 'multiline' }),
  /** yyyy-mm-dd */
  date: field(v.pipe(v.string(), v.isoDate()), {
    label: { es: 'Fecha', en: 'Date' },
    input: 'date',
  }),
  guests: v.optional(
    field(v.number(), { label: { es: 'Comensales', en: 'Guests' }, input: 'number' }),
  ),
  images: v.optional(
    field(v.array(picture), { label: { es: 'Fotos', en: 'Photos' }, input: 'list' }),
    [],
  ),
});

export type Workshop = v.InferOutput<typeof workshop>;
export type ServiceKey = (typeof SERVICE_KEYS)[number];
export type Service = v.InferOutput<typeof service>;
export type Testimonial = v.InferOutput<typeof testimonial>;
export type GalleryPicture = v.InferOutput<typeof galleryPicture>;
export type OpeningHours = v.InferOutput<typeof openingHours>;
export type TeamMember = v.InferOutput<typeof teamMember>;
export type About = v.InferOutput<typeof about>;
export type PastExperience = v.InferOutput<typeof pastExperience>;

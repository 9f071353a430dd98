import * as v from 'valibot';
import { list } from '../collection.ts';
import {
  displayOrder,
  documentFields,
  euros,
  icon,
  internalKey,
  isActive,
  localizedList,
  localizedString,
  picture,
} from './common.ts';
import { field } from './field.ts';
import { headFields } from './head.ts';

export const SERVICE_KEYS = [
  'gastronomic',
  'birthday',
  'catering',
  'chef',
  'daily',
  'vegetarian',
] as const;

/** What editors call the services. */
export const SERVICE_NAMES = {
  gastronomic: { es: 'Talleres gastronómicos', en: 'Cooking workshops' },
  birthday: { es: 'Cumpleaños', en: 'Birthdays' },
  catering: { es: 'Catering', en: 'Catering' },
  chef: { es: 'Chef privado', en: 'Private chef' },
  daily: { es: 'Kiosco diario', en: 'Daily kiosk' },
  vegetarian: { es: 'Bufé vegetariano', en: 'Vegetarian buffet' },
} as const satisfies Record<(typeof SERVICE_KEYS)[number], { es: string; en: string }>;

/** A service with its prices and conditions. `key` ties it to its page. */
export const service = v.object({
  ...documentFields,
  _type: v.literal('service'),
  key: field(v.picklist(SERVICE_KEYS), {
    label: { es: 'Servicio', en: 'Service' },
    help: { es: 'Une el servicio con su página.', en: 'Ties the service to its page.' },
    input: 'choice',
    choices: SERVICE_NAMES,
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
          icon: v.optional(icon),
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
          key: internalKey,
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
  /** Menus to choose from, as examples of what a price per person buys. */
  menus: v.optional(
    field(
      v.array(
        v.object({
          _key: v.optional(v.string()),
          key: field(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)), {
            label: { es: 'Clave', en: 'Key' },
            help: {
              es: 'Un nombre interno: minúsculas y guiones.',
              en: 'An internal name: small letters and hyphens.',
            },
            input: 'text',
          }),
          title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
          price: field(euros, {
            label: { es: 'Precio por persona', en: 'Price per person' },
            input: 'money',
          }),
          courses: field(localizedList, {
            label: { es: 'Pases', en: 'Courses' },
            input: 'lines',
          }),
        }),
      ),
      { label: { es: 'Menús de ejemplo', en: 'Sample menus' }, input: 'list', group: 'prices' },
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
              help: {
                es: 'Personas; vacío, sin máximo.',
                en: 'People; left empty, there is none.',
              },
              input: 'number',
            }),
          ),
          /** Does the place's largest group, of `bookingTerms`, hold? */
          isLimited: v.optional(
            field(v.boolean(), {
              label: { es: 'Con el aforo del lugar', en: 'Limited by the place' },
              help: {
                es: 'Nunca más personas que el aforo de las condiciones de reserva.',
                en: 'Never more people than the booking terms allow at our place.',
              },
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
      help: {
        es: 'De ello depende qué señal se pide. Ninguno: no se reserva.',
        en: 'It decides which deposit is asked for. None: it isn’t booked.',
      },
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
      help: {
        es: 'Los días de las condiciones de reserva.',
        en: 'As many days as the booking terms say.',
      },
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
  /** What would come on top of the prices. */
  surcharges: v.optional(
    field(localizedList, {
      label: { es: 'Qué lo haría más caro', en: 'What would make it dearer' },
      help: {
        es: 'Se lee junto al cálculo del precio.',
        en: 'Shown beside the price estimate.',
      },
      input: 'lines',
      group: 'prices',
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
  ...headFields,
  isActive,
  displayOrder,
});

export type ServiceKey = (typeof SERVICE_KEYS)[number];
export type Service = v.InferOutput<typeof service>;

const PAGES: Readonly<Record<string, string>> = {
  ...{ gastronomic: '/gastronomic', birthday: '/birthday', catering: '/catering', chef: '/chef' },
  ...{ daily: '/daily', vegetarian: '/vegetarian' },
};

/** The page of a service, by its key. */
export function servicePage(key: unknown): string | undefined {
  return PAGES[String(key)];
}

export const serviceCollection = list('services', service, {
  place: 80,
  page: ({ key }) => servicePage(key) ?? '/services',
  hasOwnPage: true,
  form: {
    one: { es: 'servicio', en: 'service' },
    several: { es: 'servicios', en: 'services' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      offer: { es: 'Oferta', en: 'Offer' },
      prices: { es: 'Precios', en: 'Prices' },
      conditions: { es: 'Condiciones', en: 'Conditions' },
    },
  },
  toldApartBy: 'key',
  order: 'displayOrder',
  hasActiveFlag: true,
  fallsBackToSample: true,
});

import * as v from 'valibot';
import { isTimeZone } from '../../i18n/index.ts';
import { localizedString, items, monthDay } from './common.ts';
import { field, oneOf, optionalField } from './field.ts';

/** What search engines may take the business for: types of schema.org. */
export const typeOfBusiness = oneOf({
  FoodEstablishment: { es: 'Negocio de comida', en: 'Food business' },
  Bakery: { es: 'Panadería o pastelería', en: 'Bakery' },
  BarOrPub: { es: 'Bar', en: 'Bar or pub' },
  Brewery: { es: 'Cervecería artesana', en: 'Brewery' },
  CafeOrCoffeeShop: { es: 'Cafetería', en: 'Café' },
  FastFoodRestaurant: { es: 'Comida rápida', en: 'Fast food' },
  IceCreamShop: { es: 'Heladería', en: 'Ice-cream shop' },
  Restaurant: { es: 'Restaurante', en: 'Restaurant' },
  Winery: { es: 'Bodega', en: 'Winery' },
  LocalBusiness: { es: 'Escuela, tienda u otro', en: 'School, shop or another' },
});

/** What it is where none is chosen. */
export const USUAL_BUSINESS = 'FoodEstablishment';

/** What the business is. */
export const businessType = field(typeOfBusiness, {
  label: { es: 'Qué es', en: 'What it is' },
  help: { es: 'Así lo presentan los buscadores.', en: 'How search engines present it.' },
});

/** One address or several, with commas between them. */
const addresses = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^\s*[^\s@,<>]+@[^\s@,<>]+(?:\s*,\s*[^\s@,<>]+@[^\s@,<>]+)*\s*$/),
);

/** Who writes and reads the business's emails. */
export const emails = v.object({
  replyTo: optionalField(v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@,<>]+@[^\s@,<>]+$/)), {
    label: { es: 'Responder a', en: 'Replies go to' },
    help: {
      es: 'Adónde llega lo que responden tus clientes. Vacío, al correo de contacto.',
      en: 'Where your customers’ replies arrive. Left empty, at the contact email.',
    },
    input: 'email',
  }),
  noticesTo: optionalField(addresses, {
    label: { es: 'Quién recibe los avisos', en: 'Who gets the notices' },
    help: {
      es: 'Los correos que avisan de cada solicitud; varios, separados por comas. Vacío, los que se pusieron al instalar la web.',
      en: 'The addresses told of each request; several with commas between them. Left empty, those given when the site was set up.',
    },
  }),
});

/** The code of a region, as the library of holidays has it. */
export const REGION = /^[A-Z0-9]{1,3}(?:-[A-Z0-9]{1,3})?$/;

/** The public holidays that the business keeps: its country's, its region's, and its own. */
export const holidays = v.object({
  country: field(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), {
    label: { es: 'País', en: 'Country' },
    input: 'country',
  }),
  region: optionalField(v.pipe(v.string(), v.regex(REGION)), {
    label: { es: 'Región', en: 'Region' },
    help: {
      es: 'Vacía, solo los festivos de todo el país.',
      en: 'Left empty, the country’s holidays alone.',
    },
    input: 'region',
  }),
  own: optionalField(
    items({
      day: field(monthDay, {
        label: { es: 'Día', en: 'Day' },
      }),
      name: field(localizedString, { label: { es: 'Nombre', en: 'Name' } }),
    }),
    {
      label: { es: 'Festivos del pueblo o propios', en: 'Local and own holidays' },
      help: { es: 'Cada año el mismo día.', en: 'On the same day every year.' },
    },
    [],
  ),
});

/** The clock that days, hours and emails go by. */
export const timeZone = optionalField(
  v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'must be a time zone')),
  {
    label: { es: 'Zona horaria', en: 'Time zone' },
    help: {
      es: 'Como Europe/Madrid o Atlantic/Canary. Vacía, la de Madrid.',
      en: 'Such as Europe/Madrid or Atlantic/Canary. Left empty, Madrid’s.',
    },
    input: 'timeZone',
    group: 'units',
  },
);

/** What every price is in. */
export const currency = optionalField(
  v.pipe(v.string(), v.check(isCurrency, 'must be the code of a currency')),
  {
    label: { es: 'Moneda', en: 'Currency' },
    help: {
      es: 'La de todos los precios. Vacía, euros. Al cambiarla no se convierten: escríbelos de nuevo.',
      en: 'That of every price. Left empty, euros. A change converts no price: write them again.',
    },
    input: 'currency',
    group: 'units',
  },
);

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

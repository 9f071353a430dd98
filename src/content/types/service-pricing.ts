import * as v from 'valibot';
import { money, internalKey, localizedList, localizedString, items } from './common.ts';
import { inGroup, field, optionalField } from './field.ts';
import { ANY_PLACE, CUSTOMER_CHOICE, placeKey } from './place.ts';

/** What a price is charged for; `other` is said in the price's own words. */
const UNITS = [
  ...(['person', 'participant', 'event', 'hour', 'piece', 'kilo', 'tray', 'other'] as const),
] as const;

/** What a service costs, and to how many. */
export const servicePricing = {
  ...inGroup('prices', {
    /** Price lines: `from` and `to`, `per` what they are charged for. */
    prices: optionalField(
      items({
        key: internalKey,
        label: field(localizedString, { label: { es: 'Nombre', en: 'Name' } }),
        from: field(money, { label: { es: 'Desde', en: 'From' } }),
        to: optionalField(money, { label: { es: 'Hasta', en: 'To' } }),
        per: field(v.picklist(UNITS), { label: { es: 'Por', en: 'Per' }, choices: 'common:per' }),
        /** What `other` is charged for, in words. */
        unitText: optionalField(localizedString, {
          label: { es: 'Unidad propia', en: 'Unit of its own' },
          help: {
            es: 'Si es otra unidad: «por docena».',
            en: 'If it is another unit: “per dozen”.',
          },
        }),
        /** Group size that the price applies to, in people. */
        group: optionalField(v.number(), {
          label: { es: 'Tamaño del grupo', en: 'Group size' },
          help: {
            es: 'El grupo para el que vale el precio, en personas.',
            en: 'The group that the price holds for, in people.',
          },
        }),
        /** An extra fee on top of the price per person. */
        isExtra: optionalField(
          v.boolean(),
          {
            label: { es: 'Suplemento', en: 'Extra fee' },
            help: {
              es: 'Se suma al precio por persona.',
              en: 'Comes on top of the price per person.',
            },
          },
          false,
        ),
      }),
      { label: { es: 'Precios', en: 'Prices' } },
      [],
    ),
    /** Menus to choose from, as examples of what a price per person buys. */
    menus: optionalField(
      items({
        key: internalKey,
        title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
        price: field(money, { label: { es: 'Precio por persona', en: 'Price per person' } }),
        courses: field(localizedList, { label: { es: 'Pases', en: 'Courses' } }),
      }),
      { label: { es: 'Menús de ejemplo', en: 'Sample menus' } },
      [],
    ),
  }),
  /** Smallest and largest groups, persons, by place: those of `bookingTerms`, or their own. */
  groups: optionalField(
    items({
      place: field(placeKey, {
        label: { es: 'Lugar', en: 'Place' },
        input: 'place',
        choices: {
          ...CUSTOMER_CHOICE,
          [ANY_PLACE]: { es: 'En cualquier sitio', en: 'Anywhere' },
        },
      }),
      minimum: optionalField(v.number(), {
        label: { es: 'Mínimo propio', en: 'Minimum of its own' },
        help: {
          es: 'Personas; vacío, el de las condiciones de reserva.',
          en: 'People; left empty, that of the booking terms.',
        },
      }),
      maximum: optionalField(v.number(), {
        label: { es: 'Máximo propio', en: 'Maximum of its own' },
        help: {
          es: 'Personas; vacío, sin máximo.',
          en: 'People; left empty, there is none.',
        },
      }),
      /** Does the place's largest group, of `bookingTerms`, hold? */
      isLimited: optionalField(
        v.boolean(),
        {
          label: { es: 'Con el aforo del lugar', en: 'Limited by the place' },
          help: {
            es: 'Nunca más personas que el aforo de las condiciones de reserva.',
            en: 'Never more people than the booking terms allow at our place.',
          },
        },
        false,
      ),
    }),
    { label: { es: 'Grupos', en: 'Groups' }, group: 'conditions' },
    [],
  ),
};

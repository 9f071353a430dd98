import * as v from 'valibot';
import {
  money,
  internalKey,
  localizedString,
  localizedText,
  picture,
  item,
  isoDay,
  weekdays,
} from './common.ts';
import { field, optionalField, oneOf } from './field.ts';
import { season } from './season.ts';

/** The 14 allergens of Regulation (EU) 1169/2011, annex II. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export const ALLERGEN_STATES = ['yes', 'no', 'traces'] as const;

export const DIETS = ['vegan', 'vegetarian', 'glutenFree', 'halal', 'noPork', 'noAlcohol'] as const;

/** What gathers the dishes that name no section. */
export const menuCategory = oneOf({
  sandwiches: { es: 'Sándwiches', en: 'Sandwiches' },
  comidas: { es: 'Comidas', en: 'Meals' },
  croissants: { es: 'Cruasanes', en: 'Croissants' },
  bocadillos: { es: 'Bocadillos', en: 'Filled rolls' },
  bebidas: { es: 'Bebidas', en: 'Drinks' },
  salados: { es: 'Salados', en: 'Savoury' },
  dulces: { es: 'Dulces', en: 'Sweet' },
  filledCroissants: { es: 'Cruasanes rellenos', en: 'Filled croissants' },
  appetizers: { es: 'Aperitivos', en: 'Appetisers' },
  portions: { es: 'Raciones', en: 'Portions' },
  mainDishes: { es: 'Platos principales', en: 'Main dishes' },
  nibbling: { es: 'Para picar', en: 'For nibbling' },
});

/** What a price is for. */
export const MENU_UNITS = [
  'unit',
  'portion',
  'halfPortion',
  'glass',
  'wineGlass',
  'bottle',
  'kilo',
  'dozen',
  'person',
] as const;

/** What is said of some of the 14 allergens; null stands for "not said", as a missing one does. */
const saidAllergens = v.object(
  v.entriesFromList(ALLERGENS, v.nullish(v.picklist(ALLERGEN_STATES))),
);

/**
 * What a dish has of each of the 14 allergens. Undefined unless all of them are said: an allergen
 * that nobody thought of must not read as absent.
 */
const allergens = v.pipe(
  saidAllergens,
  v.transform((said) => (isComplete(said) ? said : undefined)),
);

function isComplete(
  said: v.InferOutput<typeof saidAllergens>,
): said is Record<Allergen, AllergenState> {
  return ALLERGENS.every((name) => said[name] != null);
}

/** What is asked of every dish first. */
const first = {
  names: field(localizedString, { label: { es: 'Nombre', en: 'Name' } }),
  price: field(money, { label: { es: 'Precio', en: 'Price' } }),
};

const rest = {
  allergens: optionalField(allergens, {
    label: { es: 'Alérgenos', en: 'Allergens' },
    help: {
      es: 'Toca cada uno: sí, trazas, no. Mientras falte alguno, la web pide que pregunten.',
      en: 'Tap each: yes, traces, no. While one is missing, the site tells visitors to ask.',
    },
    input: 'allergens',
    choices: 'common:allergens',
  }),
  descriptions: optionalField(localizedText, {
    label: { es: 'Descripción', en: 'Description' },
    isSeldom: true,
  }),
  image: optionalField(picture, { label: { es: 'Foto', en: 'Photo' }, isSeldom: true }),
  diets: optionalField(
    v.array(v.picklist(DIETS)),
    {
      label: { es: 'Dietas', en: 'Diets' },
      isSeldom: true,
      choices: 'common:diets',
    },
    [],
  ),
  category: optionalField(menuCategory, {
    label: { es: 'Categoría', en: 'Category' },
    help: {
      es: 'Reúne los platos que no dicen su sección.',
      en: 'Groups the dishes that don’t name a section.',
    },
    isSeldom: true,
  }),
  unit: optionalField(
    v.picklist(MENU_UNITS),
    {
      label: { es: 'El precio es por', en: 'The price is for' },
      isSeldom: true,
      choices: 'common:units',
    },
    'unit',
  ),
  season: v.optional(season),
  /** On which it is cooked; without any, every day. */
  weekdays: optionalField(weekdays, {
    label: { es: 'Plato del día', en: 'Dish of the day' },
    help: {
      es: 'Los días en que se cocina. Vacío: todos, y no es plato del día.',
      en: 'The days on which it is cooked. Empty: every day, so it isn’t a dish of the day.',
    },
    isSeldom: true,
  }),
  /** Sold out for now; shown, and said so. */
  isSoldOut: optionalField(
    v.boolean(),
    {
      label: { es: 'Agotado', en: 'Sold out' },
      help: {
        es: 'Sigue en la carta, con la palabra «agotado».',
        en: 'It stays on the menu, marked as sold out.',
      },
      isSeldom: true,
    },
    false,
  ),
  /** The last day on which it is sold out, yyyy-mm-dd by the business's clock; it comes back by itself. */
  soldOutUntil: optionalField(isoDay, {
    label: { es: 'Agotado hasta', en: 'Sold out until' },
    help: {
      es: 'Ese día incluido; al siguiente vuelve solo.',
      en: 'That day included; it comes back by itself on the next.',
    },
    isSeldom: true,
  }),
};

export const menuItem = item({
  key: internalKey,
  ...first,
  /** `key` of the item's section; without one it is in the section of its category. */
  section: optionalField(v.string(), {
    label: { es: 'Sección', en: 'Section' },
    help: {
      es: 'Una de las secciones de esta carta. Ninguna: la sección de su categoría.',
      en: 'One of the sections of this menu. None: the section of its category.',
    },
    keysOf: 'sections',
  }),
  ...rest,
});

export const submenuItem = item({
  key: v.optional(internalKey),
  ...first,
  ...rest,
});

export type Allergen = (typeof ALLERGENS)[number];
export type AllergenState = (typeof ALLERGEN_STATES)[number];
export type Allergens = Readonly<Record<Allergen, AllergenState>>;
export type Diet = (typeof DIETS)[number];
export type MenuCategory = v.InferOutput<typeof menuCategory>;
export type MenuItem = v.InferOutput<typeof menuItem>;
export type SubmenuItem = v.InferOutput<typeof submenuItem>;

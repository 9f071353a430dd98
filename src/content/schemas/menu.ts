import * as v from 'valibot';
import {
  displayOrder,
  documentFields,
  euros,
  internalKey,
  isActive,
  localizedString,
  picture,
  reference,
  slug,
} from './common.ts';
import { field } from './field.ts';
import { localizedRichText } from './rich-text.ts';
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

export const MENU_CATEGORIES = [
  'sandwiches',
  'comidas',
  'croissants',
  'bocadillos',
  'bebidas',
  'salados',
  'dulces',
  'filledCroissants',
  'appetizers',
  'portions',
  'mainDishes',
  'nibbling',
] as const;

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

const dish = {
  names: field(localizedString, { label: { es: 'Nombre', en: 'Name' }, input: 'text' }),
  descriptions: v.optional(
    field(localizedString, { label: { es: 'Descripción', en: 'Description' }, input: 'multiline' }),
  ),
  price: field(euros, { label: { es: 'Precio', en: 'Price' }, input: 'money' }),
  image: v.optional(field(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' })),
  allergens: v.optional(
    field(allergens, {
      label: { es: 'Alérgenos', en: 'Allergens' },
      help: {
        es: 'Di algo de cada uno de los catorce. Mientras falte alguno, el sitio pide que pregunten.',
        en: 'Say something of each of the fourteen. While one is missing, the site tells visitors to ask.',
      },
      input: 'allergens',
      choices: 'common:allergens',
    }),
  ),
  diets: v.optional(
    field(v.array(v.picklist(DIETS)), {
      label: { es: 'Dietas', en: 'Diets' },
      input: 'choices',
      choices: 'common:diets',
    }),
    [],
  ),
  category: v.optional(
    field(v.picklist(MENU_CATEGORIES), {
      label: { es: 'Categoría', en: 'Category' },
      help: {
        es: 'Reúne los platos que no dicen su sección.',
        en: 'Groups the dishes that don’t name a section.',
      },
      input: 'choice',
      choices: {
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
      },
    }),
  ),
  unit: v.optional(
    field(v.picklist(MENU_UNITS), {
      label: { es: 'El precio es por', en: 'The price is for' },
      input: 'choice',
      choices: 'common:units',
    }),
    'unit',
  ),
  season: v.optional(season),
  /** ISO weekdays, 1 Monday to 7 Sunday, on which it is cooked; without any, every day. */
  weekdays: v.optional(
    field(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), {
      label: { es: 'Plato del día', en: 'Dish of the day' },
      help: {
        es: 'Los días en que se cocina. Vacío: todos, y no es plato del día.',
        en: 'The days on which it is cooked. Empty: every day, so it isn’t a dish of the day.',
      },
      input: 'weekdays',
    }),
  ),
  /** Sold out for now; shown, and said so. */
  isSoldOut: v.optional(
    field(v.boolean(), {
      label: { es: 'Agotado', en: 'Sold out' },
      help: {
        es: 'Sigue en la carta, con la palabra «agotado».',
        en: 'It stays on the menu, marked as sold out.',
      },
      input: 'switch',
    }),
    false,
  ),
  /** The last day on which it is sold out, yyyy-mm-dd in Madrid; it comes back by itself. */
  soldOutUntil: v.optional(
    field(v.pipe(v.string(), v.isoDate()), {
      label: { es: 'Agotado hasta', en: 'Sold out until' },
      help: {
        es: 'Ese día incluido; al siguiente vuelve solo.',
        en: 'That day included; it comes back by itself on the next.',
      },
      input: 'date',
    }),
  ),
};

export const menuItem = v.object({
  ...dish,
  _key: v.optional(v.string()),
  key: internalKey,
  /** `key` of the item's section; without one it is in the section of its category. */
  section: v.optional(
    field(v.string(), {
      label: { es: 'Sección', en: 'Section' },
      help: {
        es: 'Una de las secciones de este menú. Ninguna: la sección de su categoría.',
        en: 'One of the sections of this menu. None: the section of its category.',
      },
      input: 'text',
      keysOf: 'sections',
    }),
  ),
});

export const menuSection = v.object({
  _key: v.optional(v.string()),
  key: internalKey,
  names: field(localizedString, { label: { es: 'Nombre', en: 'Name' }, input: 'text' }),
  descriptions: v.optional(
    field(localizedString, { label: { es: 'Descripción', en: 'Description' }, input: 'multiline' }),
  ),
  image: v.optional(field(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' })),
});

export const dailyMenu = v.object({
  ...documentFields,
  _type: v.literal('dailyMenu'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
  slug,
  isActive,
  displayOrder,
  sections: v.optional(
    field(v.array(menuSection), {
      label: { es: 'Secciones', en: 'Sections' },
      input: 'list',
      group: 'dishes',
    }),
    [],
  ),
  items: v.optional(
    field(v.array(menuItem), {
      label: { es: 'Platos', en: 'Dishes' },
      input: 'list',
      group: 'dishes',
    }),
    [],
  ),
});

export const submenuItem = v.object({
  ...dish,
  _key: v.optional(v.string()),
  key: v.optional(internalKey),
});

export const submenu = v.object({
  ...documentFields,
  _type: v.literal('submenu'),
  titles: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
  descriptions: v.optional(
    field(localizedString, { label: { es: 'Descripción', en: 'Description' }, input: 'multiline' }),
  ),
  subtitles: v.optional(
    field(localizedString, { label: { es: 'Subtítulo', en: 'Subtitle' }, input: 'text' }),
  ),
  slug,
  richText: v.optional(
    field(localizedRichText, { label: { es: 'Texto', en: 'Text' }, input: 'richText' }),
  ),
  submenuItems: v.optional(
    field(v.array(submenuItem), {
      label: { es: 'Platos', en: 'Dishes' },
      input: 'list',
      group: 'dishes',
    }),
    [],
  ),
  isActive,
  displayOrder,
});

export const banner = v.object({
  ...documentFields,
  _type: v.literal('banner'),
  image: field(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' }),
  titles: field(localizedString, { label: { es: 'Título', en: 'Title' }, input: 'text' }),
  descriptions: v.optional(
    field(localizedString, { label: { es: 'Descripción', en: 'Description' }, input: 'multiline' }),
  ),
  ctaTexts: v.optional(
    field(localizedString, { label: { es: 'Texto del botón', en: 'Button text' }, input: 'text' }),
  ),
  ctaLink: v.optional(
    field(v.string(), {
      label: { es: 'Enlace del botón', en: 'Button link' },
      help: {
        es: 'Una página del sitio, como /menu, o una dirección entera.',
        en: 'A page of the site, such as /menu, or a whole address.',
      },
      input: 'link',
    }),
  ),
  slug,
});

/** Singleton: what the menu page shows. */
export const snapshot = v.object({
  ...documentFields,
  _type: v.literal('snapshot'),
  banner: v.optional(
    field(reference, {
      label: { es: 'Cartel', en: 'Banner' },
      help: { es: 'La foto grande de arriba.', en: 'The big photo at the top.' },
      input: 'reference',
      to: ['banner'],
    }),
  ),
  pageTitles: field(localizedString, {
    label: { es: 'Título de la página', en: 'Page title' },
    input: 'text',
  }),
  pageDescriptions: v.optional(
    field(localizedString, {
      label: { es: 'Descripción de la página', en: 'Page description' },
      input: 'multiline',
    }),
  ),
  dailyMenuTitles: field(localizedString, {
    label: { es: 'Título de los menús', en: 'Title of the menus' },
    input: 'text',
    group: 'daily',
  }),
  dailyMenuDescriptions: v.optional(
    field(localizedString, {
      label: { es: 'Texto de los menús', en: 'Text of the menus' },
      input: 'multiline',
      group: 'daily',
    }),
  ),
  submenuTitles: field(localizedString, {
    label: { es: 'Título de las cartas', en: 'Title of the group menus' },
    input: 'text',
    group: 'groups',
  }),
  submenuDescriptions: v.optional(
    field(localizedString, {
      label: { es: 'Texto de las cartas', en: 'Text of the group menus' },
      input: 'multiline',
      group: 'groups',
    }),
  ),
  dailyMenus: v.optional(
    field(v.array(reference), {
      label: { es: 'Menús', en: 'Menus' },
      help: {
        es: 'Los primeros, en este orden; detrás van los demás menús activos.',
        en: 'The first ones, in this order; every other active menu follows.',
      },
      input: 'references',
      group: 'daily',
      to: ['dailyMenu'],
    }),
    [],
  ),
  submenus: v.optional(
    field(v.array(reference), {
      label: { es: 'Cartas para grupos', en: 'Group menus' },
      help: {
        es: 'Las primeras, en este orden; detrás van las demás cartas activas.',
        en: 'The first ones, in this order; every other active menu follows.',
      },
      input: 'references',
      group: 'groups',
      to: ['submenu'],
    }),
    [],
  ),
  isActive,
});

export type Allergen = (typeof ALLERGENS)[number];
export type AllergenState = (typeof ALLERGEN_STATES)[number];
export type Allergens = Readonly<Record<Allergen, AllergenState>>;
export type Diet = (typeof DIETS)[number];
export type MenuCategory = (typeof MENU_CATEGORIES)[number];
export type MenuUnit = (typeof MENU_UNITS)[number];
export type MenuItem = v.InferOutput<typeof menuItem>;
export type MenuSection = v.InferOutput<typeof menuSection>;
export type DailyMenu = v.InferOutput<typeof dailyMenu>;
export type SubmenuItem = v.InferOutput<typeof submenuItem>;
export type Submenu = v.InferOutput<typeof submenu>;
export type Banner = v.InferOutput<typeof banner>;
export type Snapshot = v.InferOutput<typeof snapshot>;

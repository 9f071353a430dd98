import * as v from 'valibot';
import { documentFields, euros, localizedString, picture, reference, slug } from './common.ts';
import { localizedRichText } from './rich-text.ts';

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

/** What a diet already says of others: who eats nothing of animals eats no pork. */
const IMPLIED_DIETS: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  vegan: ['vegetarian', 'noPork'],
  vegetarian: ['noPork'],
  halal: ['noPork', 'noAlcohol'],
};

/** The diets that say all of them: those that another implies are left out. */
export function tellingDiets(diets: readonly Diet[]): Diet[] {
  const implied = new Set(diets.flatMap((diet) => IMPLIED_DIETS[diet] ?? []));
  return diets.filter((diet) => !implied.has(diet));
}

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
export const MENU_UNITS = ['unit', 'portion', 'halfPortion', 'glass', 'bottle', 'kilo', 'dozen', 'person'] as const;

const allergens = v.object(v.entriesFromList(ALLERGENS, v.optional(v.picklist(ALLERGEN_STATES), 'no')));

const dish = {
  names: localizedString,
  descriptions: v.optional(localizedString),
  price: euros,
  image: v.optional(picture),
  allergens: v.optional(allergens),
  diets: v.optional(v.array(v.picklist(DIETS)), []),
  category: v.optional(v.picklist(MENU_CATEGORIES)),
  unit: v.optional(v.picklist(MENU_UNITS), 'unit'),
};

export const menuItem = v.object({
  ...dish,
  _key: v.optional(v.string()),
  key: v.string(),
  /** `key` of the section this item stands in; without one it stands in the section of its category. */
  section: v.optional(v.string()),
});

export const menuSection = v.object({
  _key: v.optional(v.string()),
  key: v.string(),
  names: localizedString,
  descriptions: v.optional(localizedString),
  image: v.optional(picture),
});

export const dailyMenu = v.object({
  ...documentFields,
  _type: v.literal('dailyMenu'),
  title: localizedString,
  slug,
  isActive: v.boolean(),
  displayOrder: v.number(),
  sections: v.optional(v.array(menuSection), []),
  items: v.optional(v.array(menuItem), []),
});

export const submenuItem = v.object({ ...dish, _key: v.optional(v.string()), key: v.optional(v.string()) });

export const submenu = v.object({
  ...documentFields,
  _type: v.literal('submenu'),
  titles: localizedString,
  descriptions: v.optional(localizedString),
  subtitles: v.optional(localizedString),
  slug,
  richText: v.optional(localizedRichText),
  submenuItems: v.optional(v.array(submenuItem), []),
  isActive: v.boolean(),
  displayOrder: v.number(),
});

export const banner = v.object({
  ...documentFields,
  _type: v.literal('banner'),
  image: picture,
  titles: localizedString,
  descriptions: v.optional(localizedString),
  ctaTexts: v.optional(localizedString),
  ctaLink: v.optional(v.string()),
  slug,
});

/** Singleton: what the menu page shows. */
export const snapshot = v.object({
  ...documentFields,
  _type: v.literal('snapshot'),
  banner: v.optional(reference),
  pageTitles: localizedString,
  pageDescriptions: v.optional(localizedString),
  dailyMenuTitles: localizedString,
  dailyMenuDescriptions: v.optional(localizedString),
  submenuTitles: localizedString,
  submenuDescriptions: v.optional(localizedString),
  dailyMenus: v.optional(v.array(reference), []),
  submenus: v.optional(v.array(reference), []),
  isActive: v.boolean(),
});

export type Allergen = (typeof ALLERGENS)[number];
export type AllergenState = (typeof ALLERGEN_STATES)[number];
export type Allergens = v.InferOutput<typeof allergens>;
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

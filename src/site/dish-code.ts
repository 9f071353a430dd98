import type { Allergen, Diet, MenuItem } from '../content/index.ts';

/** One letter for each allergen, in the order of the law. */
const ALLERGEN_LETTERS: Readonly<Record<Allergen, string>> = {
  gluten: 'g',
  crustaceans: 'c',
  eggs: 'e',
  fish: 'f',
  peanuts: 'p',
  soya: 's',
  milk: 'm',
  nuts: 'n',
  celery: 'y',
  mustard: 'd',
  sesame: 'a',
  sulphites: 'u',
  lupin: 'l',
  molluscs: 'o',
};

const DIET_LETTERS: Readonly<Record<Diet, string>> = {
  vegan: 'w',
  vegetarian: 'v',
  glutenFree: 'g',
  halal: 'h',
  noPork: 'p',
  noAlcohol: 'a',
};

export const DISH_ALLERGENS = Object.keys(ALLERGEN_LETTERS) as readonly Allergen[];
export const DISH_DIETS = Object.keys(DIET_LETTERS) as readonly Diet[];

/**
 * What travels with a dish, a few letters: what it contains, its traces, its diets (`gm.n.vpa`).
 * Empty where its allergens were not filled in. `diets` with those that another implies.
 */
export function dishCode(
  { allergens }: Pick<MenuItem, 'allergens'>,
  diets: readonly Diet[],
): string {
  if (!allergens) return '';
  const letters = (state: 'yes' | 'traces') =>
    DISH_ALLERGENS.filter((name) => allergens[name] === state).map(
      (name) => ALLERGEN_LETTERS[name],
    );
  const suits = DISH_DIETS.filter((name) => diets.includes(name)).map((name) => DIET_LETTERS[name]);
  return [letters('yes'), letters('traces'), suits].map((part) => part.join('')).join('.');
}

/** What a diner must know of a dish; null when it does not say enough. */
export function readDishCode(code: string) {
  const [contains, traces, diets] = code.split('.');
  if (contains === undefined || traces === undefined || diets === undefined) return null;
  const allergensOf = (letters: string) =>
    DISH_ALLERGENS.filter((name) => letters.includes(ALLERGEN_LETTERS[name]));
  return {
    contains: allergensOf(contains),
    traces: allergensOf(traces),
    diets: DISH_DIETS.filter((name) => diets.includes(DIET_LETTERS[name])),
  };
}

import {
  ALLERGENS,
  DIETS,
  type Allergen,
  type AllergenState,
  type Diet,
  type MenuCategory,
} from './types/dish.ts';

/** The part of a dish that diets are asked of. */
export interface DishFacts {
  readonly allergens?: Readonly<Partial<Record<Allergen, AllergenState>>> | undefined;
  readonly category?: MenuCategory | undefined;
  readonly diets?: readonly Diet[] | undefined;
}

/** The diets that a diet implies: a vegan dish contains no pork either. */
export const IMPLIED_DIETS: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  vegan: ['vegetarian', 'noPork'],
  vegetarian: ['noPork'],
  halal: ['noPork', 'noAlcohol'],
};

/** Every diet that a dish suits: those declared and those they imply, in the order of `DIETS`. */
export function dietsOf({ diets = [] }: DishFacts): Diet[] {
  const all = new Set(diets.flatMap((diet) => [diet, ...(IMPLIED_DIETS[diet] ?? [])]));
  return DIETS.filter((diet) => all.has(diet));
}

/**
 * Whether a dish is declared to suit a diet. False of one whose diets were not filled in: what is
 * not declared is not promised.
 */
export function isSuitable(dish: DishFacts, diet: Diet): boolean {
  return dietsOf(dish).includes(diet);
}

/**
 * The diets worth saying beside a dish; `dietsOf` has them all.
 *
 * - Without pork: on meat alone.
 * - Halal: on food that has an animal in it, whose meat, fat or rennet is in question.
 * - Without alcohol: on desserts and on main dishes, which come in a sauce, unless they are vegan.
 * - A drink of which no allergen is declared (water, juice, black coffee): nothing at all.
 *
 * One that another shown diet implies is left out.
 */
export function dietsWorthSaying(dish: DishFacts): Diet[] {
  const { allergens, category } = dish;
  const all = new Set(dietsOf(dish));
  const contains = (name: Allergen) => (allergens?.[name] ?? 'no') !== 'no';
  const isDrink = category === 'bebidas';
  if (isDrink && allergens && !ALLERGENS.some(contains)) return [];
  const isWorthSaying: Partial<Record<Diet, boolean>> = {
    noPork: isMeat(dish),
    halal: !isDrink && !all.has('vegan'),
    noAlcohol: (category === 'dulces' || category === 'mainDishes') && !all.has('vegan'),
  };
  const worth = [...all].filter((diet) => isWorthSaying[diet] ?? true);
  const implied = new Set(worth.flatMap((diet) => IMPLIED_DIETS[diet] ?? []));
  return worth.filter((diet) => !implied.has(diet));
}

/** Whether a dish is meat: food that is not vegetarian and has nothing of the sea in it. */
function isMeat(dish: DishFacts): boolean {
  const { allergens, category } = dish;
  const isFromTheSea = (['crustaceans', 'fish', 'molluscs'] as const).some(
    (name) => allergens?.[name] === 'yes',
  );
  return category !== 'bebidas' && !isFromTheSea && !isSuitable(dish, 'vegetarian');
}

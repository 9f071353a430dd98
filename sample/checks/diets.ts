import { dishDoubts, type CheckedDish } from '../../src/content/dish-check.server.ts';
import { IMPLIED_DIETS } from '../../src/content/diets.ts';
import type { Allergen, Diet } from '../../src/content/types/index.gen.ts';
import { dishesOf, readDish } from './dishes.ts';
import type { Problem, Sample } from './sample.ts';

const FROM_THE_SEA: Allergen[] = ['crustaceans', 'fish', 'molluscs'];

/** Whether what a dish promises is complete, and agrees with what it contains. */
export function checkDishes(sample: Sample): Problem[] {
  return dishesOf(sample).flatMap(({ where, dish }) =>
    contradictions(dish).map((message) => ({ where, message: `${String(dish.key)}: ${message}` })),
  );
}

export function contradictions(fields: Record<string, unknown>): string[] {
  const dish = readDish(fields);
  return [...missingDiets(dish), ...dishDoubts(dish)];
}

/** Diets that follow from what is declared: the sample names every one. */
function missingDiets(dish: CheckedDish): string[] {
  const { allergens = {}, diets = [] } = dish;
  const has = (diet: Diet) => diets.includes(diet);
  const found = diets.flatMap((diet) =>
    (IMPLIED_DIETS[diet] ?? [])
      .filter((other) => !has(other))
      .map((other) => `${diet} without ${other}`),
  );
  // The menu's own definition: no pork, no alcohol, and certified meat or none; fish needs no certificate.
  const isWithoutMeat =
    has('vegetarian') || FROM_THE_SEA.some((allergen) => allergens[allergen] === 'yes');
  if (has('noPork') && has('noAlcohol') && isWithoutMeat && !has('halal'))
    found.push('halal by the menu’s definition, but not declared');
  return found;
}

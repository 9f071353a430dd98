import { DISH_FIELDS, type MenuType } from './quick-actions/quick-state.ts';
import { ALLERGENS, ALLERGEN_STATES } from './types/dish.ts';

/** A dish as it is stored; it may break its schema. */
export type RawDish = Readonly<Record<string, unknown>>;

/** The dishes of a menu as they are stored; what is no object is left out. */
export function rawDishes(type: MenuType, body: RawDish): readonly RawDish[] {
  const list = body[DISH_FIELDS[type]];
  return Array.isArray(list) ? list.filter(isRawDish) : [];
}

export function isRawDish(dish: unknown): dish is RawDish {
  return typeof dish === 'object' && dish !== null;
}

/** What a dish is called by in a menu; undefined when nothing names it. */
export function keyOfDish({ key, _key }: RawDish): string | undefined {
  return [key, _key].find((name): name is string => typeof name === 'string' && name !== '');
}

/** What a dish says of each of the 14 allergens, in their order; null where it says nothing. */
export function allergensSaid({ allergens }: RawDish): readonly (string | null)[] {
  const said = isRawDish(allergens) ? allergens : {};
  return ALLERGENS.map((name) => ALLERGEN_STATES.find((state) => state === said[name]) ?? null);
}

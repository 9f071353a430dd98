import { DISH_FIELDS, isMenuType } from './quick-actions/quick-state.ts';
import { allergensSaid, isRawDish, keyOfDish, rawDishes } from './raw-dishes.server.ts';
import { ALLERGENS } from './types/dish.ts';
import type { DocumentProblem } from './validate.server.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The dishes that do not say all 14 allergens (Regulation (EU) 1169/2011): such a dish is not
 * published. One that is on the site already, saying no more than that, is passed over: refusing it
 * would keep a price or "sold out" from being changed, and the site tells visitors to ask about it.
 */
export function allergenProblems(
  type: string,
  body: Body,
  published: Body | null,
): readonly DocumentProblem[] {
  if (!isMenuType(type)) return [];
  const known = new Map(
    rawDishes(type, published ?? {}).map((dish) => [keyOfDish(dish), allergensSaid(dish)]),
  );
  const list = DISH_FIELDS[type];
  const dishes: readonly unknown[] = Array.isArray(body[list]) ? body[list] : [];
  return dishes.flatMap((written, index) => {
    const dish = isRawDish(written) ? written : {};
    const said = allergensSaid(dish);
    const missing = ALLERGENS.filter((_, place) => said[place] === null);
    if (missing.length === 0) return [];
    const key = keyOfDish(dish);
    if (key !== undefined && known.get(key)?.join() === said.join()) return [];
    return [
      {
        path: [list, index, 'allergens'],
        rule: 'allergens',
        expected: missing.join(', '),
        message: `does not say whether it contains ${missing.join(', ')}`,
      },
    ];
  });
}

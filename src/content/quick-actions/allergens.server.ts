import { allergensSaid, keyOfDish, rawDishes } from '../raw-dishes.server.ts';
import { textIn, type EditedMenu } from './dish-list.server.ts';
import type { DishWithoutAllergens } from './quick-state.ts';

/** The dishes without complete allergens, of the published menus that the site shows. */
export function dishesWithoutAllergens(
  menus: readonly EditedMenu[],
): readonly DishWithoutAllergens[] {
  const shown = menus.filter(({ published }) => published?.body['isActive'] === true);
  return shown.flatMap(({ type, id, published }) =>
    rawDishes(type, published?.body ?? {})
      .filter((dish) => allergensSaid(dish).includes(null))
      .map((dish) => ({
        ...{ type, id, key: keyOfDish(dish) ?? null, names: textIn(dish['names']) },
        updatedAt: published?.updatedAt ?? 0,
      })),
  );
}

import { ALLERGENS, ALLERGEN_STATES } from '../types/index.gen.ts';
import { keyOfDish, rawDishes, textIn, type EditedMenu, type RawDish } from './dish-list.server.ts';
import type { DishWithoutAllergens } from './quick-state.ts';

/** The dishes without complete allergens, of the published menus that the site shows. */
export function dishesWithoutAllergens(
  menus: readonly EditedMenu[],
): readonly DishWithoutAllergens[] {
  const shown = menus.filter(({ published }) => published?.body['isActive'] === true);
  return shown.flatMap(({ type, id, published }) =>
    rawDishes(type, published?.body ?? {})
      .filter((dish) => !saysAll(dish))
      .map((dish) => ({
        ...{ type, id, key: keyOfDish(dish) ?? null, names: textIn(dish['names']) },
        updatedAt: published?.updatedAt ?? 0,
      })),
  );
}

function saysAll({ allergens }: RawDish): boolean {
  if (typeof allergens !== 'object' || allergens === null) return false;
  const said = allergens as Readonly<Record<string, unknown>>;
  return ALLERGENS.every((name) => (ALLERGEN_STATES as readonly unknown[]).includes(said[name]));
}

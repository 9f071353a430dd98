import type { ContentEditor } from '../embedded/editor/index.server.ts';
import { ALLERGENS, ALLERGEN_STATES } from '../schemas/index.ts';
import { keyOfDish, publishedMenus, rawDishes, textIn, type RawDish } from './dish-list.server.ts';
import type { DishWithoutAllergens } from './shown-today.ts';

/** The dishes that the site shows without complete allergens. */
export async function dishesWithoutAllergens(
  editor: ContentEditor,
): Promise<readonly DishWithoutAllergens[]> {
  const menus = await publishedMenus(editor, { isActive: true });
  return menus.flatMap(({ type, id, published }) =>
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

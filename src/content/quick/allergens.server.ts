import * as v from 'valibot';
import type { ContentEditor } from '../embedded/editor/index.server.ts';
import { ALLERGENS, ALLERGEN_STATES, localizedString } from '../schemas/index.ts';
import { keyOfDish, MENU_TYPES, rawDishes, type RawDish } from './dish-list.server.ts';
import type { DishWithoutAllergens, MenuType } from './shown-today.ts';

/** The dishes that the site shows without complete allergens. */
export async function dishesWithoutAllergens(
  editor: ContentEditor,
): Promise<readonly DishWithoutAllergens[]> {
  const lists = await Promise.all(
    MENU_TYPES.map((type) =>
      editor.list({ type, state: ['published', 'changed'], isActive: true, limit: 100 }),
    ),
  );
  const ids = lists.flatMap(({ documents }) => documents.map(({ id }) => id));
  const menus = await editor.readAll(ids);
  return menus.flatMap(({ type, id, published }) =>
    rawDishes(type as MenuType, published?.body ?? {})
      .filter((dish) => !saysAll(dish))
      .map((dish) => {
        const names = v.safeParse(localizedString, dish['names']);
        return {
          ...{ type: type as MenuType, id, key: keyOfDish(dish) ?? null },
          names: names.success ? names.output : {},
          updatedAt: published?.updatedAt ?? 0,
        };
      }),
  );
}

function saysAll({ allergens }: RawDish): boolean {
  if (typeof allergens !== 'object' || allergens === null) return false;
  const said = allergens as Readonly<Record<string, unknown>>;
  return ALLERGENS.every((name) => (ALLERGEN_STATES as readonly unknown[]).includes(said[name]));
}

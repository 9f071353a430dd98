import type { DailyMenu, Submenu } from './types/index.gen.ts';
import { dishDoubts, type CheckedDish } from './dish-check.server.ts';
import { isMenuType, type MenuType } from './quick-actions/quick-state.ts';
import { validateDocument } from './validate.server.ts';

/** What the dishes of some documents seem to get wrong. */
export interface MenuCheck {
  readonly dishes: number;
  /** A document's id, the dish's key and the doubt, each. */
  readonly doubts: readonly (readonly [id: string, dish: string, doubt: string])[];
}

/** Looks at every dish of the documents that are menus or submenus; broken ones are passed over. */
export async function checkMenus(
  documents: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<MenuCheck> {
  let dishes = 0;
  const doubts: MenuCheck['doubts'][number][] = [];
  for await (const document of documents) {
    const { id, list } = dishesOf(document);
    dishes += list.length;
    for (const [index, dish] of list.entries())
      for (const doubt of dishDoubts(dish)) doubts.push([id, dish.key ?? String(index + 1), doubt]);
  }
  return { dishes, doubts };
}

function dishesOf(document: unknown): {
  id: string;
  list: readonly (CheckedDish & { readonly key?: string | undefined })[];
} {
  const { _id, _type } = document as { _id?: unknown; _type?: unknown };
  const id = typeof _id === 'string' ? _id : '';
  if (!isMenuType(_type)) return { id, list: [] };
  const menu: DailyMenu | Submenu | null = validateDocument<MenuType>(_type, document).document;
  if (!menu) return { id, list: [] };
  return { id, list: 'items' in menu ? menu.items : menu.submenuItems };
}

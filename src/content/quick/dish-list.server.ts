import type { DocumentBody } from '../embedded/editor/index.server.ts';
import type { MenuType } from './shown-today.ts';

/** The types of documents that list dishes, each with the field that holds them. */
export const DISH_FIELDS = {
  dailyMenu: 'items',
  submenu: 'submenuItems',
} as const satisfies Record<MenuType, string>;

export const MENU_TYPES = Object.keys(DISH_FIELDS) as readonly MenuType[];

export type RawDish = Readonly<Record<string, unknown>>;

/** The dishes of a menu as they are stored; what is no object is left out. */
export function rawDishes(type: MenuType, body: DocumentBody): readonly RawDish[] {
  const list = body[DISH_FIELDS[type]];
  return Array.isArray(list) ? list.filter(isRawDish) : [];
}

/** What a dish is called by in a menu; undefined when nothing names it. */
export function keyOfDish({ key, _key }: RawDish): string | undefined {
  return [key, _key].find((name): name is string => typeof name === 'string' && name !== '');
}

/** The menu with one of its dishes changed; the same menu when it has no such dish. */
export function withDish(
  type: MenuType,
  body: DocumentBody,
  key: string,
  change: (dish: RawDish) => RawDish,
): DocumentBody {
  const field = DISH_FIELDS[type];
  const list = body[field];
  if (!Array.isArray(list)) return body;
  const changed = list.map((dish: unknown) =>
    isRawDish(dish) && keyOfDish(dish) === key ? change(dish) : dish,
  );
  return { ...body, [field]: changed };
}

function isRawDish(dish: unknown): dish is RawDish {
  return typeof dish === 'object' && dish !== null;
}

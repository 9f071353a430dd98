import * as v from 'valibot';
import type { ContentEditor } from '../editor/content-editor.server.ts';
import type { DocumentBody, EditedDocument } from '../editor/edited-document.server.ts';
import { isRawDish, keyOfDish, type RawDish } from '../raw-dishes.server.ts';
import { localizedString, type LocalizedString } from '../types/index.gen.ts';
import { DISH_FIELDS, type MenuType } from './quick-state.ts';

const MENU_TYPES = Object.keys(DISH_FIELDS) as readonly MenuType[];

/** The most menus that are read at once. */
const MOST = 200;

export type EditedMenu = EditedDocument & { readonly type: MenuType };

/** The menus that are published, of every type, by their position. */
export async function publishedMenus(editor: ContentEditor): Promise<readonly EditedMenu[]> {
  // They were asked for by these types.
  return (await editor.readOnSite(MENU_TYPES, { limit: MOST })) as readonly EditedMenu[];
}

/** A text by language as it is stored, in whichever form; empty when it is none. */
export function textIn(value: unknown): LocalizedString {
  const read = v.safeParse(localizedString, value);
  return read.success ? read.output : {};
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

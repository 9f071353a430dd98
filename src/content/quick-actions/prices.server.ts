import { noDocument } from '../editor/edited-document.server.ts';
import type { ContentEditor } from '../editor/content-editor.server.ts';
import type { QuickActionOf } from './action.ts';
import { keyOfDish, rawDishes } from '../raw-dishes.server.ts';
import { withDish } from './dish-list.server.ts';
import type { QuickChange, QuickOptions } from './quick-change.server.ts';

/** Other prices for many dishes of several menus: all of them, or none. */
export async function pricesChange(
  editor: ContentEditor,
  { menus }: QuickActionOf<'prices'>,
  { expectedRevision }: Pick<QuickOptions, 'expectedRevision'>,
): Promise<QuickChange> {
  const documents = await editor.readAll(menus.map(({ id }) => id));
  const before = menus.map(({ type, id, dishes }) => {
    const body = documents.find((one) => one.id === id)?.published?.body ?? {};
    const prices = new Map(
      rawDishes(type, body).map((dish) => [keyOfDish(dish), Number(dish['price'])]),
    );
    return dishes.map(({ dish }) => {
      const price = prices.get(dish);
      if (price === undefined) throw noDocument(`${id}, dish ${dish}`);
      return { dish, price };
    });
  });
  return {
    patches: menus.map(({ type, id, revision, dishes }, index) => ({
      ...{ id, type, expectedRevision: index === 0 ? expectedRevision : revision },
      change: (body) =>
        dishes.reduce(
          (menu, { dish, price }) => withDish(type, menu, dish, (one) => ({ ...one, price })),
          body,
        ),
    })),
    undo: (written) => ({
      action: 'prices',
      menus: menus.map(({ type, id }, index) => ({
        ...{ type, id, revision: written[index]?.revision ?? '', dishes: before[index] ?? [] },
      })),
    }),
  };
}

import type { DocumentType } from './collections.ts';
import { ALLERGENS, ALLERGEN_STATES } from './types/dish.ts';
import type { DocumentProblem } from './validate.server.ts';

/** Where the types that list dishes keep them. */
const DISH_LISTS: { readonly [Type in DocumentType]?: string } = {
  dailyMenu: 'items',
  submenu: 'submenuItems',
};

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
  const list = DISH_LISTS[type as DocumentType];
  if (list === undefined) return [];
  const known = new Map(
    published ? dishesIn(published, list).map((dish) => [keyOf(dish), saidBy(dish)]) : [],
  );
  return dishesIn(body, list).flatMap((dish, index) => {
    const said = saidBy(dish);
    const missing = ALLERGENS.filter((_, place) => said[place] === null);
    if (missing.length === 0) return [];
    const key = keyOf(dish);
    if (key !== null && known.get(key)?.join() === said.join()) return [];
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

function dishesIn(body: Body, list: string): Body[] {
  const dishes = body[list];
  if (!Array.isArray(dishes)) return [];
  return dishes.map((dish: unknown) =>
    typeof dish === 'object' && dish !== null ? (dish as Body) : {},
  );
}

function keyOf({ key, _key }: Body): string | null {
  const own = key ?? _key;
  return typeof own === 'string' ? own : null;
}

/** What a dish says of each of the 14, in their order; null where it says nothing. */
function saidBy({ allergens }: Body): readonly (string | null)[] {
  const said = typeof allergens === 'object' && allergens !== null ? (allergens as Body) : {};
  return ALLERGENS.map((name) => {
    const state = said[name];
    return ALLERGEN_STATES.some((known) => known === state) ? String(state) : null;
  });
}

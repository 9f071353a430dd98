import type { ContentService, Submenu } from '../../../content/index.ts';
import { readable } from '../readable.ts';

/** The submenu from which the dishes of the vegetarian buffet are chosen. */
const BUFFET_SLUG = 'buffet-vegetariano';

/** The buffet's submenu; undefined while there is none. */
export function buffetIn(submenus: readonly Submenu[]): Submenu | undefined {
  return submenus.find(({ slug }) => slug === BUFFET_SLUG);
}

/** What the buffet's dishes cost per person, in euros. */
export function dishPricesOf(buffet: Submenu | null | undefined): readonly number[] {
  return (buffet?.submenuItems ?? []).map(({ price }) => price);
}

/** The same, read from the content; none while the menus cannot be read, which hides nothing else. */
export async function loadDishPrices(content: ContentService): Promise<readonly number[]> {
  return dishPricesOf(buffetIn((await readable(content.submenus())) ?? []));
}

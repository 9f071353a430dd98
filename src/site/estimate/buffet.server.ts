import type { ContentService, Submenu } from '../../content/index.ts';

/** The submenu from which the dishes of the vegetarian buffet are chosen. */
const BUFFET_SLUG = 'buffet-vegetariano';

/** The buffet's submenu; undefined while there is none. */
export function buffetIn(submenus: readonly Submenu[]): Submenu | undefined {
  return submenus.find(({ slug }) => slug === BUFFET_SLUG);
}

/** What the buffet's dishes cost per person, in euros. */
export function dishPricesOf(buffet: Submenu | undefined): readonly number[] {
  return (buffet?.submenuItems ?? []).map(({ price }) => price);
}

/** The same, read from the content. */
export async function loadDishPrices(content: ContentService): Promise<readonly number[]> {
  return dishPricesOf(buffetIn(await content.submenus()));
}

import { dishPricesOf, type ContentService, type Service } from '../../content/index.ts';

/** What the dishes cost that the groups of a service choose from, in euros per person. */
export type DishPrices = (service: Service) => readonly number[];

/** The same, read from the content. */
export async function loadDishPrices(content: ContentService): Promise<DishPrices> {
  const submenus = await content.submenus();
  return (service) => dishPricesOf(service, submenus);
}

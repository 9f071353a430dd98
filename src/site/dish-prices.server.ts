import { blockOf, dishPricesOf, type ContentService, type Service } from '../content/index.ts';

/** What the dishes cost per person that the groups of a service choose from. */
export type DishPrices = (service: Service) => readonly number[];

/** The same, read from the content. */
export async function loadDishPrices(content: ContentService): Promise<DishPrices> {
  const submenus = await content.submenus();
  return (service) => dishPricesOf(service, submenus);
}

/** The same of one service; menus are read only where its groups choose from one. */
export async function dishPricesFor(
  content: ContentService,
  service: Service,
): Promise<readonly number[]> {
  return blockOf(service, 'dishes') ? dishPricesOf(service, await content.submenus()) : [];
}

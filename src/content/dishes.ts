import type { Service, Submenu } from './types/index.gen.ts';
import { blockOf, type BlockOf } from './types/blocks.ts';

/** The menu whose dishes a block shows. */
export function menuOf(
  { menu }: BlockOf<'dishes'>,
  submenus: readonly Submenu[],
): Submenu | undefined {
  return submenus.find(({ _id }) => _id === menu?._ref);
}

/** What the dishes cost per person that a service's groups choose from; none where they don't. */
export function dishPricesOf(service: Service, submenus: readonly Submenu[]): readonly number[] {
  const block = blockOf(service, 'dishes');
  if (!block?.isChosenFrom) return [];
  return (menuOf(block, submenus)?.submenuItems ?? []).map(({ price }) => price);
}

/** How many of so many dishes are chosen: at least, and usually. */
export function chosenDishes(service: Service, count: number): { least: number; usual: number } {
  const { least = 1, usual = count } = blockOf(service, 'dishes') ?? {};
  return { least, usual: Math.max(least, Math.min(usual, count)) };
}

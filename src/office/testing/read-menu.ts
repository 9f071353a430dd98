import { menuOfText } from '../start/menu-text.ts';

/** A menu in short: `Section`, below it `name | description | price`. */
export function readMenu(text: string): string[] {
  return menuOfText(text).sections.flatMap(({ name, dishes }) => [
    `[${name}]`,
    ...dishes.map((dish) => `${dish.name} | ${dish.description} | ${dish.price ?? '-'}`),
  ]);
}

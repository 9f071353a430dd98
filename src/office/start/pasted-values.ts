import { newKey, type FormValues } from '../form/form-values.ts';
import type { PastedMenu } from './pasted-menu.ts';

interface MenuOptions {
  /** The language in which it is written. */
  readonly language: string;
  /** What a section without a name is called in it. */
  readonly unnamed: string;
}

/** A pasted menu as the values of its document: sections and dishes, of whose allergens nothing is said. */
export function valuesOfMenu(
  menu: PastedMenu,
  { language, unnamed }: MenuOptions,
): { readonly sections: readonly FormValues[]; readonly items: readonly FormValues[] } {
  const parts = menu.sections.map(({ name, dishes }) => {
    const key = newKey();
    return {
      section: { _key: key, key, names: { [language]: name || unnamed } },
      items: dishes.map(({ name: title, description, price }) => {
        const own = newKey();
        return {
          ...{ _key: own, key: own, names: { [language]: title }, section: key },
          ...(description !== '' && { descriptions: { [language]: description } }),
          ...(price !== null && { price }),
        };
      }),
    };
  });
  return {
    sections: parts.map(({ section }) => section),
    items: parts.flatMap(({ items }) => items),
  };
}

import {
  dietsWorthSaying,
  type Diet,
  type LocalizedString,
  type MenuItem,
  type SubmenuItem,
} from '../../content/index.ts';
import { allergenNames } from '../allergen-names.server.ts';
import type { PageContext } from '../page-context.server.ts';
import { priceOf } from './price.server.ts';

/** The diets that schema.org has a name for (https://schema.org/RestrictedDiet). */
const SUITABLE: Partial<Record<Diet, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
};

/** Cut as the page shows it: one signature holds for all widths, so that it costs no bytes again. */
const PICTURE = { width: 640, ratio: '1:1' } as const;

/** A part of the menu as the page shows it. */
export interface ShownSection {
  readonly name: LocalizedString;
  readonly description?: LocalizedString | undefined;
  readonly items: readonly (MenuItem | SubmenuItem)[];
}

/** https://schema.org/Menu of the sections that the page shows, every dish with its price. */
export function menu(page: PageContext, name: string, sections: readonly ShownSection[]): object {
  return {
    '@type': 'Menu',
    name,
    inLanguage: page.language,
    hasMenuSection: sections.map((section) => ({
      '@type': 'MenuSection',
      name: page.text(section.name),
      ...(section.description && { description: page.text(section.description) }),
      hasMenuItem: section.items.map((item) => menuItem(page, item)),
    })),
  };
}

function menuItem(page: PageContext, item: MenuItem | SubmenuItem): object {
  const { text, siteUrl, pictures } = page;
  const image = item.image && pictures.url(item.image, PICTURE);
  const diets = dietsWorthSaying(item)
    .map((diet) => SUITABLE[diet])
    .filter((diet) => diet !== undefined);
  return {
    '@type': 'MenuItem',
    name: text(item.names),
    ...(image && { image: siteUrl + image }),
    offers: {
      '@type': 'Offer',
      ...priceOf(item.price),
      ...allergensOf(page, item),
    },
    ...(diets.length > 0 && { suitableForDiet: diets }),
  };
}

/**
 * The allergens, in the words of the page. schema.org has no property for them: `nutrition` has none
 * and a MenuItem takes no `additionalProperty`, which its Offer does.
 */
function allergensOf(page: PageContext, { allergens }: MenuItem | SubmenuItem): object {
  const { contains, traces } = allergenNames(allergens, page);
  const value = traces ? [...contains, traces] : contains;
  if (value.length === 0) return {};
  const name = page.t('common:allergensLabel');
  return { additionalProperty: { '@type': 'PropertyValue', name, value } };
}

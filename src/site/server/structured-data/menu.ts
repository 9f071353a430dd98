import {
  tellingDiets,
  type Diet,
  type LocalizedString,
  type MenuItem,
  type SubmenuItem,
} from '../../../content/index.ts';
import type { PageContext } from '../page-context.ts';

/** The diets that schema.org has a name for (https://schema.org/RestrictedDiet). */
const SUITABLE: Partial<Record<Diet, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
};

const PICTURE = { width: 640, format: 'jpg' } as const;

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

function menuItem({ text, siteUrl, pictures }: PageContext, item: MenuItem | SubmenuItem): object {
  const image = item.image && pictures.url(item.image, PICTURE);
  const diets = tellingDiets(item)
    .map((diet) => SUITABLE[diet])
    .filter((diet) => diet !== undefined);
  return {
    '@type': 'MenuItem',
    name: text(item.names),
    ...(image && { image: siteUrl + image }),
    offers: { '@type': 'Offer', price: item.price.toFixed(2), priceCurrency: 'EUR' },
    ...(diets.length > 0 && { suitableForDiet: diets }),
  };
}

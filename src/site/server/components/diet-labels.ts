import { tellingDiets, type Diet, type MenuItem } from '../../../content/index.ts';

type Labelled = Pick<MenuItem, 'allergens' | 'diets' | 'category'>;

/**
 * The diets that are worth a label beside a dish. Every diet of a dish counts for the filter; but
 * nobody asks whether water is halal, whether a wine has pork in it or a ham alcohol: "no pork" is
 * said of meat, "no alcohol" of desserts, "halal" of whatever is eaten.
 */
export function dietLabels({ diets, category, allergens }: Labelled): Diet[] {
  const isDrink = category === 'bebidas';
  const isSweet = category === 'dulces';
  const isFish = (['fish', 'crustaceans', 'molluscs'] as const).some(
    (name) => allergens?.[name] === 'yes',
  );
  const isMeatless = diets.includes('vegetarian') || diets.includes('vegan');
  return tellingDiets(diets).filter((diet) => {
    if (diet === 'noPork') return !isDrink && !isSweet && !isFish && !isMeatless;
    if (diet === 'noAlcohol') return isSweet;
    return diet !== 'halal' || !isDrink;
  });
}

import type { CheckedDish } from '../../src/content/dish-check.server.ts';
import type { Allergen } from '../../src/content/types/index.gen.ts';
import { dishesOf, readDish } from './dishes.ts';
import type { Problem, Sample } from './sample.ts';

/** What all dishes that go one way through this kitchen have in common. */
interface KitchenRule {
  readonly because: string;
  /** Of a dish's Spanish words. */
  readonly words: RegExp;
  /** Declared at least as traces. */
  readonly allergens: readonly Allergen[];
}

const KITCHEN: readonly KitchenRule[] = [
  {
    because: 'one fryer',
    words: /berenjenas con miel|croquetas|fritura/i,
    allergens: ['gluten', 'eggs', 'fish', 'crustaceans', 'milk', 'molluscs'],
  },
  {
    because: 'one kneading table',
    words:
      /croissant|empanad(a|illa)\b|\bcoca\b|pizza|quiche|roscos de|borrachuelo|churros|dónut|bizcocho|magdalena/i,
    allergens: ['nuts'],
  },
  { because: 'cane honey', words: /miel (de caña|negra)/i, allergens: ['sulphites'] },
  { because: 'the baker’s bread', words: /(?<!sin )\bpan\b/i, allergens: ['sesame', 'soya'] },
];

/** Whether dishes that share a name, an ingredient, a fryer or a table declare the same. */
export function checkIngredients(sample: Sample): Problem[] {
  return [...checkNamesakes(sample), ...checkKitchen(sample)];
}

/** A dish that stands on two menus is the same dish. */
function checkNamesakes(sample: Sample): Problem[] {
  const first = new Map<string, string>();
  return dishesOf(sample).flatMap(({ where, dish }) => {
    const { names, allergens, diets } = readDish(dish);
    const declared = JSON.stringify([allergens, diets]);
    const name = names.es ?? '';
    const known = first.get(name) ?? declared;
    first.set(name, known);
    return known === declared
      ? []
      : [{ where, message: `${String(dish.key)}: declares other things than its namesake` }];
  });
}

function checkKitchen(sample: Sample): Problem[] {
  return dishesOf(sample).flatMap(({ where, dish }) =>
    kitchenProblems(readDish(dish)).map((message) => ({
      where,
      message: `${String(dish.key)}: ${message}`,
    })),
  );
}

export function kitchenProblems({ names, descriptions, allergens }: CheckedDish): string[] {
  const text = `${names.es ?? ''} ${descriptions?.es ?? ''}`;
  const found = KITCHEN.filter(({ words }) => words.test(text)).flatMap(
    ({ because, allergens: wanted }) =>
      wanted
        .filter((allergen) => (allergens?.[allergen] ?? 'no') === 'no')
        .map((allergen) => `${because}: ${allergen} is not declared`),
  );
  // All of this kitchen's mustard is made with wine.
  if (allergens?.mustard === 'yes' && allergens.sulphites !== 'yes')
    found.push('mustard: sulphites is not declared');
  return found;
}

import { INGREDIENTS } from './allergen-words.server.ts';
import { patternOf, plain } from './dish-check.server.ts';
import { ALLERGENS, type Allergen } from './types/index.gen.ts';

/** How people name what they cannot eat, besides the ingredients: as `INGREDIENTS` writes its words. */
const SAID: Readonly<Partial<Record<Allergen, string>>> = {
  gluten: 'gluten, celiac[oa], celiaquia, coeliac, celiac, trigo, wheat',
  crustaceans: 'crustaceo, crustacean, marisco, seafood, shellfish',
  eggs: 'huevo, egg',
  fish: 'pescado, fish',
  peanuts: 'cacahuete, mani, peanut',
  soya: 'soja, soya, soy',
  milk: 'leche, lacteo, lactosa, milk, dairy, lactose',
  nuts: 'frutos? secos?, nut',
  celery: 'apio, celery',
  mustard: 'mostaza, mustard',
  sesame: 'sesamo, sesame, ajonjoli',
  sulphites: 'sulfito, sulphite, sulfite',
  lupin: 'altramu(?:z|ces), lupin',
  molluscs: 'molusco, mollus[ck], marisco, seafood, shellfish',
};

const PATTERNS: readonly (readonly [Allergen, RegExp])[] = [
  ...ALLERGENS.flatMap((allergen) => {
    const words = SAID[allergen];
    return words ? ([[allergen, patternOf(words)]] as const) : [];
  }),
  ...INGREDIENTS.flatMap(({ contains = [], words }) =>
    Object.values(words).flatMap((list) =>
      contains.map((allergen) => [allergen, patternOf(list)] as const),
    ),
  ),
];

/**
 * The allergens that somebody's words name, in Spanish or English, by name or by an ingredient.
 * A hint for the kitchen beside the words themselves, never in place of them.
 */
export function namedAllergens(text: string): Allergen[] {
  const said = plain(text.normalize('NFC'));
  const named = new Set(
    PATTERNS.filter(([, pattern]) => pattern.test(said)).map(([allergen]) => allergen),
  );
  return ALLERGENS.filter((allergen) => named.has(allergen));
}

import { describe, expect, it } from 'vitest';
import { namedAllergens } from './named-allergens.server.ts';

describe('the allergens that somebody’s words name', () => {
  it.each([
    ['Una persona celíaca y dos con alergia a los frutos secos.', ['gluten', 'nuts']],
    ['Alérgica al marisco y a las nueces', ['crustaceans', 'nuts', 'molluscs']],
    ['One of us is lactose intolerant, another can’t have peanuts', ['peanuts', 'milk']],
    ['Sin gluten, por favor', ['gluten']],
    ['Severe shellfish allergy', ['crustaceans', 'molluscs']],
    ['Nada, gracias', []],
  ])('%s', (words, allergens) => {
    expect(namedAllergens(words)).toEqual(allergens);
  });

  it('are not made out of what only looks like them', () => {
    expect(namedAllergens('Celebramos en Manila con Apiolaza')).toEqual([]);
  });
});

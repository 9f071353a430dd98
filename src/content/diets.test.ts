import { describe, expect, it } from 'vitest';
import { dietsOf, isSuitable, dietsWorthSaying, type DishFacts } from './diets.ts';
import { ALLERGENS, DIETS, type Allergen } from './types/dish.ts';

/** Allergens as the schema reads them: what is not named is declared absent. */
const only = (...present: Allergen[]) =>
  Object.fromEntries(
    ALLERGENS.map((name) => [name, present.includes(name) ? ('yes' as const) : ('no' as const)]),
  );

describe('the diets of a dish', () => {
  it('include those that the declared ones imply', () => {
    expect(dietsOf({ diets: ['vegan'] })).toEqual(['vegan', 'vegetarian', 'noPork']);
    expect(dietsOf({ diets: ['halal', 'glutenFree'] })).toEqual([
      'glutenFree',
      'halal',
      'noPork',
      'noAlcohol',
    ]);
  });

  it('answer whether a dish suits one', () => {
    expect(isSuitable({ diets: ['vegan'] }, 'noPork')).toBe(true);
    expect(isSuitable({ diets: ['vegan'] }, 'noAlcohol')).toBe(false);
    expect(isSuitable({}, 'noPork')).toBe(false);
  });
});

describe('the diets worth saying', () => {
  const everything = [...DIETS];
  it.each<[string, DishFacts, string[]]>([
    [
      'wine without pork',
      {
        category: 'bebidas',
        allergens: only('sulphites'),
        diets: ['vegan', 'vegetarian', 'glutenFree', 'noPork'],
      },
      ['vegan', 'glutenFree'],
    ],
    [
      'wine that is not vegetarian',
      { category: 'bebidas', allergens: only('sulphites'), diets: ['noPork'] },
      [],
    ],
    ['water', { category: 'bebidas', allergens: only(), diets: everything }, []],
    [
      'a drink whose allergens nobody filled in',
      { category: 'bebidas', diets: everything },
      ['vegan', 'glutenFree'],
    ],
    [
      'coffee with milk',
      {
        category: 'bebidas',
        allergens: only('milk'),
        diets: ['vegetarian', 'glutenFree', 'halal', 'noPork', 'noAlcohol'],
      },
      ['vegetarian', 'glutenFree'],
    ],
    ['ham', { category: 'portions', allergens: only('gluten'), diets: ['noAlcohol'] }, []],
    [
      'chicken',
      { category: 'comidas', allergens: only(), diets: ['glutenFree', 'noPork', 'noAlcohol'] },
      ['glutenFree', 'noPork'],
    ],
    [
      'halal chicken',
      { category: 'comidas', allergens: only(), diets: ['halal', 'noPork', 'noAlcohol'] },
      ['halal'],
    ],
    [
      'prawns',
      { category: 'portions', allergens: only('crustaceans'), diets: ['noPork', 'noAlcohol'] },
      [],
    ],
    [
      'a dessert without alcohol',
      {
        category: 'dulces',
        allergens: only('gluten', 'milk'),
        diets: ['vegetarian', 'noPork', 'noAlcohol'],
      },
      ['vegetarian', 'noAlcohol'],
    ],
    [
      'meat in a sauce',
      { category: 'mainDishes', allergens: only(), diets: ['noPork', 'noAlcohol'] },
      ['noPork', 'noAlcohol'],
    ],
    [
      'fruit',
      { category: 'dulces', allergens: only(), diets: everything },
      ['vegan', 'glutenFree'],
    ],
    ['a dish that says nothing', { category: 'comidas', diets: [] }, []],
  ])('of %s', (_, dish, shown) => {
    expect(dietsWorthSaying(dish)).toEqual(shown);
  });
});

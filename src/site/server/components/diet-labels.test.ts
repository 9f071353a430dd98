import { describe, expect, it } from 'vitest';
import { DIETS, type MenuItem } from '../../../content/index.ts';
import { dietLabels } from './diet-labels.ts';

const labels = (diets: MenuItem['diets'], category?: MenuItem['category'], more = {}) =>
  dietLabels({ diets, category, allergens: undefined, ...more });

describe('the labels of diets', () => {
  it.each([
    ['water', labels([...DIETS], 'bebidas'), ['vegan', 'glutenFree']],
    ['wine', labels(['glutenFree', 'noPork'], 'bebidas'), ['glutenFree']],
    ['ham', labels(['noAlcohol'], 'portions'), []],
    ['chicken', labels(['noPork', 'noAlcohol'], 'bocadillos'), ['noPork']],
    ['halal chicken', labels(['halal', 'noPork', 'noAlcohol'], 'comidas'), ['halal']],
    ['omelette', labels(['vegetarian', 'noPork', 'noAlcohol'], 'portions'), ['vegetarian']],
    ['flan', labels(['vegetarian', 'noPork', 'noAlcohol'], 'dulces'), ['vegetarian', 'noAlcohol']],
    ['wine doughnut', labels(['vegetarian', 'noPork'], 'dulces'), ['vegetarian']],
    [
      'prawns',
      labels(['glutenFree', 'noPork', 'noAlcohol'], 'portions', {
        allergens: { crustaceans: 'yes' },
      }),
      ['glutenFree'],
    ],
  ])('tell something: %s', (_, shown, expected) => {
    expect(shown).toEqual(expected);
  });
});

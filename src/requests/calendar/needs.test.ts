import { expect, test } from 'vitest';
import { NO_NEEDS, sameNeeds } from './needs.ts';

test('needs are the same that count the same people and say the same', () => {
  const needs = { diets: { vegan: 2 }, allergens: { nuts: 1 }, note: 'Sin trazas' };
  expect(sameNeeds(needs, { ...needs, diets: { halal: 0, vegan: 2 } })).toBe(true);
  expect(sameNeeds(needs, { ...needs, note: 'Sin trazas\n' })).toBe(true);
  for (const other of [
    ...[NO_NEEDS, { ...needs, note: '' }, { ...needs, diets: { vegan: 3 } }],
    ...[
      { ...needs, allergens: {} },
      { ...needs, allergens: { nuts: 1, milk: 1 } },
    ],
  ]) {
    expect(sameNeeds(needs, other)).toBe(false);
    expect(sameNeeds(other, needs)).toBe(false);
  }
});

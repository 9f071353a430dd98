import { describe, expect, it } from 'vitest';
import { figureNames } from '../../content/index.ts';
import { keyed, named } from './named-figures.ts';

const names = { leadDays: 'Días de antelación', 'price.chef': 'Precio: Chef en casa' };

describe('figures in a text', () => {
  it.each([
    ['Avisa con {{leadDays}} días.', 'Avisa con [Días de antelación] días.'],
    ['Con {{leadDays|día|días}}', 'Con [Días de antelación|día|días]'],
    ['Desde {{price.chef}}', 'Desde [Precio: Chef en casa]'],
    ['{{other}} y [NIF]', '{{other}} y [NIF]'],
  ])('are read by their names, and stored by their keys: %s', (stored, shown) => {
    expect(named(stored, names)).toBe(shown);
    expect(keyed(shown, names)).toBe(stored);
  });

  it.each(['es', 'en'] as const)('have a name each that no other has, in %s', (language) => {
    const all = Object.values(figureNames()).map((words) => words[language]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => /[[\]{}|]/.test(name))).toEqual([]);
  });
});

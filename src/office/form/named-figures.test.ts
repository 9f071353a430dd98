import { describe, expect, it } from 'vitest';
import { figureNames } from '../../content/index.ts';
import { keyed, named, namesIn } from './named-figures.ts';

const names = { leadDays: 'Días de antelación', 'price.chef': 'Precio: Chef en casa' };

describe('figures in a text', () => {
  it.each([
    ['Avisa con {{leadDays}} días.', 'Avisa con [Días de antelación] días.'],
    ['Con {{leadDays|día|días}}', 'Con [Días de antelación|día|días]'],
    ['Co {{leadDays|dzień|dni|dnia}}', 'Co [Días de antelación|dzień|dni|dnia]'],
    ['Desde {{price.chef}}', 'Desde [Precio: Chef en casa]'],
    ['{{other}} y [NIF]', '{{other}} y [NIF]'],
  ])('are read by their names, and stored by their keys: %s', (stored, shown) => {
    expect(named(stored, names)).toBe(shown);
    expect(keyed(shown, names)).toBe(stored);
  });

  it.each([
    ['with spaces around it', ['Precio: Chef ', 'Precio: Menú']],
    ['like another', ['Precio: Chef', 'Precio: Chef', 'Precio: Chef (2)']],
    ['without an end', ['Precio: ', 'Precio: ']],
    ['with marks of its own', ['Precio: [Chef] {para} 2|3', 'Precio: Chef para 23']],
  ])('are read back where the owner has called one %s', (_, called) => {
    const figures = called.map((name, index) => [`price.${index}`, { es: name, en: name }]);
    const own = namesIn(Object.fromEntries(figures), 'es');
    const stored = called.map((__, index) => `{{price.${index}}} o {{price.${index}|uno|dos}}`);
    const shown = stored.map((text) => named(text, own));
    expect(new Set(shown).size).toBe(called.length);
    expect(shown.map((text) => keyed(text, own))).toEqual(stored);
  });

  it.each(['es', 'en'] as const)('have a name each that no other has, in %s', (language) => {
    const all = Object.values(figureNames()).map((words) => words[language]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => /[[\]{}|]/.test(name))).toEqual([]);
  });
});

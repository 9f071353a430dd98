import { describe, expect, it } from 'vitest';
import { formOfCollection } from '../../content/index.ts';
import { differencesOf, readable } from './differences.ts';

const fields = formOfCollection('dailyMenu');
const dish = (key: string, price: number, es: string, en: string) => ({
  _key: key,
  key,
  names: { es, en },
  price,
});
const before = {
  title: { es: 'Menú', en: 'Menu' },
  isActive: true,
  items: [dish('a', 3, 'Flan', 'Flan'), dish('b', 4, 'Tarta', 'Cake')],
};

const shown = (after: Record<string, unknown>) =>
  differencesOf(fields, before, after).map(({ labels, language, field, ...change }) => [
    labels.map((label) => (typeof label === 'string' ? label : label.es)).join(' › '),
    language,
    ...[change.before, change.after].map((value) =>
      readable(value, field, 'es').replaceAll('\u00a0', ' '),
    ),
  ]);

describe('what changed between two versions', () => {
  it('is nothing where only the form of a value is another', () => {
    expect(shown({ ...before, items: [...before.items], slug: '', sections: [] })).toEqual([]);
  });

  it('is said field by field, in the language it changed in', () => {
    const items = [dish('a', 3.5, 'Flan', 'Crème caramel'), before.items[1]];
    expect(shown({ ...before, isActive: false, items })).toEqual([
      ['Visible', null, 'sí', 'no'],
      ['Platos › Flan › Nombre', 'en', 'Flan', 'Crème caramel'],
      ['Platos › Flan › Precio', null, '3,00 €', '3,50 €'],
    ]);
  });

  it('names the items of a list in both languages', () => {
    const [flan, cake] = before.items;
    const after = {
      ...before,
      items: [
        { ...flan, price: 1 },
        { ...cake, price: 1 },
      ],
    };
    expect(differencesOf(fields, before, after).map(({ labels }) => labels[1])).toEqual([
      'Flan',
      { es: 'Tarta', en: 'Cake' },
    ]);
  });

  it('tells items apart by their keys: one is added, one is gone, one is moved', () => {
    const [a, b] = before.items;
    expect(shown({ ...before, items: [b, a] })).toEqual([
      ['Platos', null, 'Flan, Tarta', 'Tarta, Flan'],
    ]);
    const [moved] = differencesOf(fields, before, { ...before, items: [b, a] });
    expect([moved?.before, moved?.after]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    const added = shown({ ...before, items: [dish('c', 2, 'Té', 'Tea'), b] });
    expect(added.map(([label, , from, to]) => [label, from, to])).toEqual([
      ['Platos › Té › Nombre', '', 'Té'],
      ['Platos › Té › Nombre', '', 'Tea'],
      ['Platos › Té › Precio', '', '2,00 €'],
      ['Platos › Flan › Nombre', 'Flan', ''],
      ['Platos › Flan › Nombre', 'Flan', ''],
      ['Platos › Flan › Precio', '3,00 €', ''],
    ]);
  });
});

it.each([
  ['date', '2027-05-01', '1 de mayo de 2027'],
  ['dateTime', '2027-05-01T10:30:00Z', '1 de mayo de 2027, 12:30'],
  ['monthDay', '05-01', '1 de mayo'],
  ['weekdays', [1, 7], 'lunes, domingo'],
  ['date', 'mañana', 'mañana'],
] as const)('says a %s as people do: %j is %j', (input, value, text) => {
  expect(readable(value, { input }, 'es')).toBe(text);
});

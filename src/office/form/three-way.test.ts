import { describe, expect, it } from 'vitest';
import { formOfCollection } from '../../content/index.ts';
import type { Difference } from './differences.ts';
import type { FormValues } from './form-values.ts';
import { mergeOf } from './merge.ts';
import { threeWay } from './three-way.ts';

const fields = formOfCollection('dailyMenu');
const dish = (key: string, price: number, more: FormValues = {}) => ({
  ...{ _key: key, key, price, names: { es: key, en: `${key} (en)` } },
  ...more,
});
const base = {
  title: { es: 'Menú', en: 'Menu' },
  isActive: true,
  displayOrder: 1,
  items: [dish('a', 1), dish('b', 2), dish('c', 3)],
};
const [a, b, c] = base.items;

const named = (changes: readonly Difference[]) =>
  changes.map(({ labels, language }) =>
    [...labels.map((one) => (typeof one === 'string' ? one : one.es)), language]
      .filter(Boolean)
      .join('/'),
  );
/** What becomes of it: the questions, and the document with all of them answered for either side. */
const met = (mine: FormValues, theirs: FormValues, from: FormValues | null = base) => {
  const { taken, conflicts } = threeWay(fields, { base: from, mine, theirs });
  return {
    ...{ taken: named(taken), conflicts: named(conflicts) },
    merged: mergeOf(mine, theirs, taken),
    theirs: mergeOf(mine, theirs, [...taken, ...conflicts]),
  };
};

describe('what two have made of one document since both began', () => {
  it('is both, without a question, where they changed different fields', () => {
    const mine = { ...base, title: { es: 'Mío', en: 'Menu' } };
    const theirs = {
      ...{ ...base, title: { es: 'Menú', en: 'Theirs' }, isActive: false },
      items: [a, dish('b', 9), c],
    };
    const { taken, conflicts, merged } = met(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(taken).toEqual(['Título/en', 'Visible', 'Platos/b/Precio']);
    expect(merged).toEqual({ ...theirs, title: { es: 'Mío', en: 'Theirs' } });
  });

  it('is a question of a field that both changed, in one language, and of nothing else', () => {
    const mine = { ...base, title: { es: 'Mío', en: 'Menu' }, items: [dish('a', 5), b, c] };
    const theirs = { ...base, title: { es: 'Suyo', en: 'Theirs' }, items: [dish('a', 6), b, c] };
    const result = met(mine, theirs);
    expect(result.conflicts).toEqual(['Título/es', 'Platos/a/Precio']);
    expect(result.taken).toEqual(['Título/en']);
    expect(result.merged).toEqual({ ...mine, title: { es: 'Mío', en: 'Theirs' } });
    expect(result.theirs).toEqual(theirs);
  });

  it('is no question where both changed it to the same', () => {
    const both = { ...base, isActive: false };
    expect(met(both, { ...both, items: [a, b] })).toMatchObject({
      ...{ conflicts: [], taken: ['Platos/c'], merged: { ...both, items: [a, b] } },
    });
  });

  it('never brings back what only the other took away, nor takes away what only they wrote', () => {
    const mine = { ...base, displayOrder: 2 };
    const { isActive, ...without } = base;
    expect(isActive).toBe(true);
    expect(met(mine, without).merged).toEqual({ ...without, displayOrder: 2 });
    const more = { ...base, items: [a, dish('n', 4), b, c] };
    expect(met(mine, more)).toMatchObject({
      ...{ conflicts: [], taken: ['Platos/n'], merged: { ...more, displayOrder: 2 } },
    });
  });

  it('keeps what is new on both sides, an item that is still empty too', () => {
    const mine = { ...base, items: [a, b, c, { _key: 'new' }] };
    const theirs = { ...base, items: [dish('first', 7), a, b, c] };
    const { conflicts, merged } = met(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged['items']).toEqual([dish('first', 7), a, b, c, { _key: 'new' }]);
  });

  it('asks once of an item that one side removed and the other changed', () => {
    const changed = { ...base, items: [a, dish('b', 9, { names: { es: 'Be', en: 'Bee' } }), c] };
    const removed = { ...base, items: [a, c] };
    const theyRemoved = met(changed, removed);
    expect([theyRemoved.conflicts, theyRemoved.taken]).toEqual([['Platos/Be'], []]);
    expect([theyRemoved.merged, theyRemoved.theirs]).toEqual([changed, removed]);
    const iRemoved = met(removed, changed);
    expect([iRemoved.conflicts, iRemoved.taken]).toEqual([['Platos/Be'], []]);
    expect([iRemoved.merged, iRemoved.theirs]).toEqual([removed, changed]);
    // Nobody touched it: it is gone, whoever removed it.
    expect(met(base, removed)).toMatchObject({ conflicts: [], merged: removed });
    expect(met(removed, base)).toMatchObject({ conflicts: [], merged: removed });
  });

  it('takes an order that only the other changed, and asks of one that both did', () => {
    const theirs = { ...base, items: [c, a, b] };
    const mine = { ...base, items: [a, dish('b', 8), c] };
    expect(met(mine, theirs)).toMatchObject({
      ...{ conflicts: [], taken: ['Platos'], merged: { ...base, items: [c, a, dish('b', 8)] } },
    });
    expect(met({ ...base, items: [b, a, c] }, theirs)).toMatchObject({
      ...{ conflicts: ['Platos'], taken: [], theirs },
    });
  });

  it('takes a text with its form as one, and the order of lists within items', () => {
    const posts = formOfCollection('blog');
    const text = (words: string) => [{ _type: 'block', _key: 'k', children: [{ text: words }] }];
    const from = { content: { es: text('Uno'), en: text('One') } };
    const own = { content: { es: text('Dos'), en: text('One') } };
    const other = { content: { es: text('Tres'), en: text('Three') } };
    const { taken, conflicts } = threeWay(posts, { base: from, mine: own, theirs: other });
    expect([named(taken), named(conflicts)]).toEqual([['Texto/en'], ['Texto/es']]);

    const hours = formOfCollection('openingHours');
    const span = (key: string) => ({ _key: key, days: [1], opens: '09:00', closes: key });
    const place = (...keys: string[]) => ({ places: [{ _key: 'k', weekly: keys.map(span) }] });
    const met = threeWay(hours, {
      ...{ base: place('13:00', '20:00'), mine: place('13:00', '20:00') },
      theirs: place('20:00', '13:00'),
    });
    expect(met.conflicts).toEqual([]);
    expect(mergeOf(place('13:00', '20:00'), place('20:00', '13:00'), met.taken)).toEqual(
      place('20:00', '13:00'),
    );
  });

  it('is a question of all that differs where nobody knows from what they began', () => {
    const mine = { ...base, title: { es: 'Mío', en: 'Menu' } };
    const theirs = { ...base, isActive: false, items: [a, b] };
    expect(met(mine, theirs, null)).toMatchObject({
      ...{ conflicts: ['Título/es', 'Visible', 'Platos/c'], taken: [], merged: mine, theirs },
    });
  });
});

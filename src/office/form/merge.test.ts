import { describe, expect, it } from 'vitest';
import { formOfCollection } from '../../content/index.ts';
import { differencesOf } from './differences.ts';
import type { FormValues } from './form-values.ts';
import { mergeOf } from './merge.ts';

const fields = formOfCollection('dailyMenu');
const dish = (key: string, price: number, es = key) => ({ _key: key, key, price, names: { es } });

const merged = (theirs: FormValues, mine: FormValues, keep: (label: string) => boolean) => {
  const chosen = differencesOf(fields, theirs, mine).filter(({ labels, language }) =>
    keep([...labels.map((one) => (typeof one === 'string' ? one : one.es)), language].join('/')),
  );
  return mergeOf(theirs, mine, chosen);
};

describe('what two people make of one document', () => {
  const theirs = { title: { es: 'Suyo', en: 'Theirs' }, items: [dish('a', 1), dish('b', 2)] };

  it('is the other’s version where nothing is chosen, and one’s own where everything is', () => {
    const mine = { title: { es: 'Mío' }, items: [dish('b', 3), dish('c', 4)] };
    expect(merged(theirs, mine, () => false)).toEqual(theirs);
    expect(merged(theirs, mine, () => true)).toEqual(mine);
  });

  it('takes a field in one language, or of one dish, wherever it is by now', () => {
    const mine = { title: { es: 'Mío', en: 'Mine' }, items: [dish('b', 5, 'Be'), dish('a', 7)] };
    const result = merged(
      theirs,
      mine,
      (label) => label.endsWith('/es') || /Be\/Precio/.test(label),
    );
    expect(result).toEqual({
      title: { es: 'Mío', en: 'Theirs' },
      items: [dish('a', 1), dish('b', 5, 'Be')],
    });
  });

  it('takes an order without what changed in the dishes', () => {
    const mine = { ...theirs, items: [dish('b', 9), dish('a', 1)] };
    const result = merged(theirs, mine, (label) => label === 'Platos/');
    expect(result).toEqual({ ...theirs, items: [dish('b', 2), dish('a', 1)] });
  });
});

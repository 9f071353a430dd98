import { afterEach, describe, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { formOfCollection } from '../../content/index.ts';
import { isDoubtfulPrice, priceDoubts } from './price-doubts.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

describe('a price that was changed', () => {
  it.each([
    [690, 6.9, 'without its separator'],
    [6905, 6.9, 'without it, and a key too many'],
    [69, 6.9, 'with it in another place'],
    [0.69, 6.9, 'with it in another place'],
    [50, 9.5, 'without it, and really changed to 5'],
    [72, 6.9, 'without it, and really changed to 7.20'],
    [0, 6.9, 'to nothing'],
  ])('to %d from %d is asked about: %s', (price, before) => {
    expect(isDoubtfulPrice(price, before)).toBe(true);
  });

  it.each([
    [7.5, 6.9],
    [3.5, 6.9],
    [12, 6.9],
    [1200, 900],
    [0, 0],
    [5, 0],
  ])('to %d from %d is not', (price, before) => {
    expect(isDoubtfulPrice(price, before)).toBe(false);
  });
});

describe('a new price', () => {
  it('of thousands is asked about where nothing is beside it, but not of pesos', () => {
    expect(isDoubtfulPrice(1_250, null)).toBe(true);
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency: 'CLP' });
    expect(isDoubtfulPrice(1_250, null)).toBe(false);
  });

  it('is compared with those beside it', () => {
    const others = [1.2, 6.5, 15];
    expect([690, 69, 0.2, 0].map((one) => isDoubtfulPrice(one, null, others))).toEqual([
      ...[true, true, true, true],
    ]);
    expect([18, 1, 45].map((one) => isDoubtfulPrice(one, null, others))).toEqual([
      ...[false, false, false],
    ]);
  });

  it('is taken as it is where there is none, from a cent up to a thousand', () => {
    expect([35, 690, 4500].map((one) => isDoubtfulPrice(one, null))).toEqual([false, false, true]);
    expect(isDoubtfulPrice(0, null)).toBe(true);
  });
});

describe('the prices of a form', () => {
  const fields = formOfCollection('dailyMenu');
  const dish = (key: string, price?: unknown) => ({
    ...{ _key: key, key, names: { es: key, en: key } },
    ...(price !== undefined && { price }),
  });
  const published = { items: [dish('a', 6.9), dish('b', 3), dish('c', 0)] };

  it('are asked about beside what is published, wherever in their list they are', () => {
    const items = [dish('c', 0), dish('n', 300), dish('b', 3.2), dish('a', 690), dish('x', 'seis')];
    expect(priceDoubts(fields, { items }, published)).toMatchObject([
      { path: ['items', 1, 'price'], price: 300, before: null },
      { path: ['items', 3, 'price'], price: 690, before: 6.9, labels: [{ es: 'Platos' }, 'a', {}] },
    ]);
  });

  it('are the same question when their list is in another order, and another for another price', () => {
    const keys = (...items: object[]) =>
      priceDoubts(fields, { items }, published).map(({ key }) => key);
    const [first] = keys(dish('a', 690), dish('b', 3));
    expect(keys(dish('b', 3), dish('a', 690))).toEqual([first]);
    expect(keys(dish('a', 69), dish('b', 3))).not.toEqual([first]);
  });
});

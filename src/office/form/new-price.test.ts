import { afterEach, describe, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { newPrice, percentTyped, roundings } from './new-price.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

describe('a new price', () => {
  it('is rounded to what was chosen, and never to nothing', () => {
    expect(newPrice(3.5, 5, 0.1)).toBe(3.7);
    expect(newPrice(3.5, 5, 0.05)).toBe(3.7);
    expect(newPrice(12, -5, 0.5)).toBe(11.5);
    expect(newPrice(0.05, -50, 0.05)).toBe(0.05);
    expect(newPrice(0, 5, 0.1)).toBe(0);
    expect(newPrice(1.1, 10, 0.1)).toBe(1.2);
  });

  it('is rounded to whole kronor, and to nothing smaller', () => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency: 'SEK' });
    expect(roundings().map((one) => newPrice(34, 2, one))).toEqual([35, 35, 34]);
  });

  it.each(['SEK', 'CZK', 'MXN', 'ZAR'])(
    'has steps that a dish’s price in %s is rounded by',
    (currency) => {
      setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency });
      expect(roundings()).toEqual([1, 5, 10]);
    },
  );

  it('never goes the other way for being rounded', () => {
    expect(newPrice(34, 2, 10)).toBe(34);
    expect(newPrice(0.05, -50, 0.1)).toBe(0.05);
    expect(newPrice(3.36, -1, 0.5)).toBe(3.36);
    expect(newPrice(3.36, 0, 0.5)).toBe(3.5);
  });

  it('is rounded to tens of yen, and to whole pesos where a dish costs thousands', () => {
    for (const currency of ['CLP', 'JPY', 'ARS', 'RSD', 'NGN']) {
      setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency });
      expect(roundings().map((one) => newPrice(8_900, 4, one))).toEqual([9_260, 9_250, 9_300]);
    }
  });
});

describe('so many percent', () => {
  it.each<[string, number | undefined]>([
    ['5', 5],
    ['+5', 5],
    [' -2,5 % ', -2.5],
    ['50', 50],
    ['51', undefined],
    ['0x10', undefined],
    ['1e1', undefined],
    ['1+2', undefined],
    ['cinco', undefined],
    ['', undefined],
  ])('is read from %j', (typed, percent) => {
    expect(percentTyped(typed)).toBe(percent);
  });
});

import { afterEach, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { amountTyped } from './amount.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

it.each([
  ['6,5', 6.5],
  ['6.50', 6.5],
  [' 6,50 € ', 6.5],
  ['€7', 7],
  ['12,', 12],
  ['6905', 6905],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['1 250,50', 1250.5],
  ['1.250.000', 1_250_000],
  // A slip of 6,90, or six thousand? It is typed again.
  ['6,905', null],
  ['6.905', null],
  ['1.250.00', null],
  ['1,250,50', null],
  ['6,9,0', null],
  ['-6,90', null],
  ['6e2', null],
  ['', null],
  [',', null],
  ['seis', null],
])('%j is typed for %j', (text, euros) => {
  expect(amountTyped(text)).toBe(euros);
});

it.each([
  ['GBP', '£8.50', 8.5],
  ['USD', '8.50 USD', 8.5],
  ['CHF', "1'250.50", 1250.5],
  ['SEK', '95 kr', 95],
  ['COP', '$ 25.000', 25_000],
  ['COP', '1.250.000,00', 1_250_000],
  ['MXN', '1,250.50', 1250.5],
  ['CLP', '8.900', 8_900],
  ['CLP', '8900', 8_900],
  ['CLP', '8,50', null],
  ['KWD', '1.255', 1.255],
  ['KWD', '1.2555', null],
])('in %s %j is typed for %j', (currency, text, amount) => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency });
  expect(amountTyped(text)).toBe(amount);
});

it('an amount of another currency than the business’s is read as its own', () => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency: 'CLP', country: 'CL' });
  expect(amountTyped('1.250,50 €', 'EUR')).toBe(1250.5);
  expect(amountTyped('6.905', 'EUR')).toBe(null);
  expect(amountTyped('6.905')).toBe(6905);
});

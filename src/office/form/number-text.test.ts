import { expect, it } from 'vitest';
import { numberText, numberTyped } from './number-text.ts';

it.each([
  [6.5, 'es', '6,50'],
  [6.5, 'en', '6.50'],
  [7, 'es', '7,00'],
  [0.1 + 0.2, 'es', '0,30'],
  [1.005, 'en', '1.005'],
  ['12,x', 'es', '12,x'],
  [undefined, 'es', ''],
] as const)('an amount of %j reads in %s as %j', (value, language, text) => {
  expect(numberText(value, 'money', language)).toBe(text);
});

it('a number and a share have no more decimals than they need', () => {
  expect(numberText(6.5, 'number', 'es')).toBe('6,5');
  expect(numberText(12, 'number', 'en')).toBe('12');
  expect(numberText(0.125, 'percent', 'es')).toBe('12,5');
});

it.each([
  ['6,5', 6.5],
  ['', undefined],
  ['  ', undefined],
  ['seis', 'seis'],
  ['6,905', '6,905'],
])('%j is typed for %j', (text, value) => {
  expect(numberTyped(text, 'money')).toBe(value);
});

it.each([
  ['1.000', 1_000],
  ['1,000', 1_000],
  ['1.250.000', 1_250_000],
  ['36.720', 36.72],
  ['1,5', 1.5],
  ['0.000', 0],
])('%j is typed for the number %j', (text, value) => {
  expect(numberTyped(text, 'number')).toBe(value);
});

it('no mark parts thousands where there can be none, as in a latitude', () => {
  expect(numberTyped('40.000', 'number', undefined, 90)).toBe(40);
  expect(numberTyped('-3,000', 'number', undefined, 180)).toBe(-3);
});

it('a share is typed as a percentage', () => {
  expect(numberTyped('40 %', 'percent')).toBe(0.4);
});

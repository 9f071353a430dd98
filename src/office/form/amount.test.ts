import { expect, it } from 'vitest';
import { amountTyped } from './amount.ts';

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
  // A slip of 6,90, or six thousand? It is typed again.
  ['6,905', null],
  ['6.905', null],
  ['1.250.00', null],
  ['6,9,0', null],
  ['-6,90', null],
  ['6e2', null],
  ['', null],
  [',', null],
  ['seis', null],
])('%j is typed for %j', (text, euros) => {
  expect(amountTyped(text)).toBe(euros);
});

import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' example.com ', 'https://example.com'],
  ['www.ejemplo.es/carta', 'https://www.ejemplo.es/carta'],
  ['hola@example.com', 'mailto:hola@example.com'],
  ['tel:+34600000000', 'tel:+34600000000'],
  ['/menu?list=dulces', '/menu?list=dulces'],
  ['#alergenos', '#alergenos'],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each(['', 'no es una dirección', 'javascript:alert(1)', '//example.com', 'https://', 'menu'])(
  'nothing can be made of %j',
  (typed) => {
    expect(linkAddress(typed)).toBeNull();
  },
);

import { expect, it } from 'vitest';
import { ownPath } from './own-path.server.ts';

it.each([
  ['/menu?x=1', '/menu?x=1'],
  ['/en/gastronomic?x=1#form', '/en/gastronomic?x=1'],
  ['/€', '/%E2%82%AC'],
  ['/a%20b', '/a%20b'],
  ['/a%2520b', '/a%2520b'],
  ['/menu\u2028//example.com', '/menu%E2%80%A8//example.com'],
])('%s leads to %s', (path, location) => {
  expect(ownPath(path)).toBe(location);
});

it.each([
  ['//example.com'],
  ['/\\example.com'],
  ['/menu\\example.com'],
  ['/.//example.com'],
  ['/\t/example.com'],
  ['https://example.com'],
  ['javascript:alert(1)'],
  ['menu'],
  ['/a\r\nSet-Cookie: x'],
  [''],
  [null],
  [undefined],
  [['/menu']],
])('%j is not a path of this site', (path) => {
  expect(ownPath(path)).toBeUndefined();
});

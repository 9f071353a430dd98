import { expect, it } from 'vitest';
import { addressOf } from './address-of.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('a server on %s is at %s', (host, url) => {
  expect(addressOf({ address: () => ({ address: host, family: '', port: 3_000 }) }, host)).toBe(
    url,
  );
});

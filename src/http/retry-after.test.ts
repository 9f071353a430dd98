import { expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.server.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['30', 30_000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 12:01:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1'.repeat(50), undefined],
  [null, undefined],
])('Retry-After: %s', (value, expected) => {
  expect(readRetryAfter(value, NOW)).toBe(expected);
});

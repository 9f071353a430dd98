import { expect, it } from 'vitest';
import { matchesETag } from './etag.server.ts';

it.each([
  [undefined, false],
  ['', false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"abc-b"', true],
  ['"other", "abc-i"', true],
  ['"abcd", W/"abc"', true],
  [' * ', true],
  ['"abcd"', false],
  ['"xabc"', false],
  ['abc', false],
  ['"abc', false],
])('%s matches what has the hash abc: %s', (header, isMatch) => {
  expect(matchesETag(header, 'abc')).toBe(isMatch);
});

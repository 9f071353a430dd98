import { expect, it } from 'vitest';
import { createNameRequest } from './request-id.server.ts';

const PROXY = '10.0.0.7';
const name = createNameRequest(['10.0.0.0/8']);

it('takes the id that one of our proxies gives', () => {
  expect(name(PROXY, '4bf92f3577b34da6a3ce929d0e0e4736')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  expect(name(`::ffff:${PROXY}`, 'abc-DEF_12.3:4')).toBe('abc-DEF_12.3:4');
});

it('repeats nobody else’s id', () => {
  const given = '4bf92f3577b34da6a3ce929d0e0e4736';
  expect(name('192.0.2.1', given)).not.toBe(given);
  expect(name(undefined, given)).not.toBe(given);
  expect(createNameRequest([])(PROXY, given)).not.toBe(given);
});

it.each([
  'short',
  'x'.repeat(65),
  'abcdefgh\r\nSet-Cookie: a=b',
  'abc defgh',
  '\u001b[2Jabcdefgh',
  '',
])('makes its own in place of %j', (given) => {
  expect(name(PROXY, given)).toMatch(/^[\w-]{8}\.[0-9a-z]+$/);
  expect(name(PROXY, [given, given])).toMatch(/^[\w-]{8}\.[0-9a-z]+$/);
});

it('makes a different one for each request and each process', () => {
  const other = createNameRequest([]);
  const ids = Array.from({ length: 1_000 }, (_, at) =>
    (at % 2 ? name : other)('192.0.2.1', undefined),
  );
  expect(new Set(ids).size).toBe(1_000);
});

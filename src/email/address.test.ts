import { expect, test } from 'vitest';
import { usableAddress } from './address.ts';
import { answerText, headerText } from './safe-text.server.ts';
import { readMailboxes } from './transports/mailboxes.server.ts';

test.each([
  'ana@example.com',
  ' ana.lopez+web@sub.example.es ',
  "o'neil@example.com",
  'ana@peñíscola.example',
])('writes to %s', (address) => {
  expect(usableAddress(address)).toBe(address.trim());
});

test.each([
  '',
  'ana',
  'ana@localhost',
  'ana@example.com, eva@example.com',
  'ana@example.com\r\nBcc: eva@example.com',
  '<ana@example.com>',
  'Ana <ana@example.com>',
  '"ana lopez"@example.com',
  'ana@exa mple.com',
  'ana@@example.com',
  'ana..b@example.com',
  '.ana@example.com',
  'ana@-example.com',
  'ana@example..com',
  'ana@[127.0.0.1]',
  'ana(comment)@example.com',
  'ñandú@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a'.repeat(250)}.com`,
])('does not write to %j', (address) => {
  expect(usableAddress(address)).toBeNull();
});

test('a header is one line without marks that turn the writing', () => {
  expect(headerText(' Ana\r\nBcc: x\u0000\u2028y\u202e  z ')).toBe('Ana Bcc: x y z');
  expect(headerText('👩‍🍳 Ana')).toBe('👩‍🍳 Ana');
  expect(headerText('🥘🥘🥘🥘', 3)).toBe('🥘🥘…');
  expect(headerText('\ud800a')).toBe('\ufffda');
});

test('an answer keeps no address and no value of the visitor', () => {
  const answer = '550 <ana@example.com>: no, Ana López,\r\nsays eva@example.com';
  expect(answerText(answer, ['Ana López', 'es', undefined])).toBe('550 <…>: no, …, says …');
  expect(answerText('x'.repeat(9_000)).length).toBeLessThanOrEqual(300);
});

test('reads the mailboxes of a setting, and refuses one without an address', () => {
  expect(readMailboxes('La Sobremesa <hola@example.com>, eva@example.com')).toEqual([
    { name: 'La Sobremesa', address: 'hola@example.com' },
    { name: '', address: 'eva@example.com' },
  ]);
  expect(() => readMailboxes('La Sobremesa')).toThrow('No usable address');
});

import { createOTP } from '@better-auth/utils/otp';
import { expect, vi } from 'vitest';
import { PASSWORD, type Browser } from './office.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The key that an app makes one-time codes of, from the link that it is given: base32 there, as apps take it. */
export function keyOf(uri: string): string {
  const text = new URL(uri).searchParams.get('secret') ?? '';
  let bits = '';
  for (const character of text.replaceAll('=', ''))
    bits += ALPHABET.indexOf(character.toUpperCase()).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString();
}

/**
 * Turns codes on for who is signed in, a minute before what comes next; the clock must be a test's own.
 * Answers how to make codes, and the recovery codes.
 */
export async function turnOnCodes(own: Browser, password: string = PASSWORD) {
  const begun = await own.post('/api/admin/account/second-factor', { password });
  const code = () => createOTP(keyOf(String(begun['uri']))).totp();
  const done = await own.post('/api/admin/account/second-factor/code', { code: await code() });
  expect([begun.status, done.status]).toEqual([200, 204]);
  expect(begun['uri']).toMatch(/^otpauth:.*La%20Sobremesa:.*issuer=La%20Sobremesa(?:&|$)/);
  vi.setSystemTime(Date.now() + 60_000);
  return { code, recoveryCodes: begun['recoveryCodes'] as string[] };
}

import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** How long a code is shown, milliseconds; it is taken for as long again. */
const STEP = 30_000;

/** The code that an authenticator app shows for a key (RFC 6238: SHA-1, 6 digits, half a minute). */
export function totp(key: string, at: number): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((character) => ALPHABET.indexOf(character.toUpperCase()).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** The code that was shown before the present one; waits for the next half minute where this one is about to end. */
export async function formerTotp(key: string): Promise<string> {
  const left = STEP - (Date.now() % STEP);
  if (left < STEP / 3) await wait(left);
  return totp(key, Date.now() - STEP);
}

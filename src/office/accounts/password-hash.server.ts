import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * The first of the costs that OWASP recommends, which count as equal: 46 MiB, 1 pass, 1 lane. Memory of
 * more than 32 MiB is given back to the system after each hash; glibc would keep less for each thread.
 */
const COST = { memory: 47_104, passes: 1, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Version 1.3 of Argon2, which Node computes. */
const VERSION = 19;

const compute = promisify(argon2);

function argon2id(
  password: string,
  nonce: Buffer,
  cost: Omit<Argon2Parameters, 'message' | 'nonce' | 'tagLength'>,
  tagLength: number,
): Promise<Buffer> {
  // However somebody's keyboard composes an accent, it is the same password.
  const message = password.normalize('NFC');
  return compute('argon2id', { message, nonce, tagLength, ...cost });
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function phc(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=${VERSION}$${cost}$${base64(salt)}$${base64(tag)}`;
}

/** The Argon2id hash of a password, as a PHC string that carries its salt and its cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phc(salt, await argon2id(password, salt, COST, TAG_BYTES));
}

/** The hash of a recovery code, to which a key belongs that is stored elsewhere. */
export async function hashRecoveryCode(
  code: string,
  salt: Buffer,
  secret: Uint8Array,
): Promise<string> {
  return phc(salt, await argon2id(code, salt, { ...COST, secret }, TAG_BYTES));
}

/** The salt that a hash carries. */
export function saltOf(hash: string): Buffer {
  return Buffer.from(PHC.exec(hash)?.[4] ?? '', 'base64');
}

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

/** Is it the password that was hashed? Computed at the cost that the hash names. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash) ?? [];
  if (!tag) return false;
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const expected = Buffer.from(tag, 'base64');
  const nonce = Buffer.from(salt, 'base64');
  return timingSafeEqual(await argon2id(password, nonce, cost, expected.length), expected);
}

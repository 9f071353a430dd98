import { createHash } from 'node:crypto';

const HASH_BYTES = 4;

/** What a password is in the list of leaked ones; capitals make no other of it. */
export function leakedHash(password: string): number {
  const text = password.normalize('NFC').toLowerCase();
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/**
 * Is a password among the most used ones that were ever leaked? Of those that are not, one in 240,000 is
 * taken for one. The list is loaded when somebody first chooses a password.
 */
export async function isLeaked(password: string): Promise<boolean> {
  const { LEAKED_PASSWORDS } = await import('./leaked-passwords.server.ts');
  const hashes = Buffer.from(LEAKED_PASSWORDS, 'base64');
  const wanted = leakedHash(password);
  let low = 0;
  let high = hashes.length / HASH_BYTES;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const hash = hashes.readUInt32BE(HASH_BYTES * middle);
    if (hash === wanted) return true;
    if (hash < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../data-key.server.ts';

/** Characters of a token: 32 bytes in base64url. */
const TOKEN_LENGTH = 43;

/** The key from which the tokens of private addresses are made, and nothing else. */
export function quoteKey(dataKey: Uint8Array): Buffer {
  return deriveKey(dataKey, 'quotes');
}

/**
 * The token of a version's private address: 256 bits that nobody can guess without the key. Made
 * from the version's random id, so that the outbox can write the address into an email while the
 * database holds only its hash.
 */
export function quoteToken(key: Uint8Array, versionId: string): string {
  return createHmac('sha256', key).update(`quote ${versionId}`).digest('base64url');
}

/** The hash under which a token, or anything else that must not change, is stored. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a text has the shape of a token; looked at before anything is asked of the database. */
export function isToken(text: string): boolean {
  return text.length === TOKEN_LENGTH && /^[A-Za-z0-9_-]+$/.test(text);
}

/** Compares two hashes without telling by its time how far they agree. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Where a version is shown. */
export const QUOTE_PREFIX = '/quote';
export const privatePath = (token: string) => `${QUOTE_PREFIX}/${token}`;

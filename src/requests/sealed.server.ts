import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** An encrypted text as it is stored, in base64. */
export interface Sealed {
  /** Ciphertext followed by the tag of 16 bytes. */
  readonly cipher: string;
  readonly nonce: string;
}

const ALGORITHM = 'aes-256-gcm';
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** Encrypts `text` so that it can only be decrypted with the same key and for the same `owner`. */
export function seal(key: Uint8Array, owner: string, text: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { cipher: bytes.toString('base64'), nonce: nonce.toString('base64') };
}

/** Decrypts what `seal` made. Throws if the key, the owner or any byte differs. */
export function unseal(key: Uint8Array, owner: string, sealed: Sealed): string {
  const bytes = Buffer.from(sealed.cipher, 'base64');
  const nonce = Buffer.from(sealed.nonce, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

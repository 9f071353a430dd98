import { deriveKey } from './data-key.server.ts';
import { unseal } from './sealed.server.ts';

/**
 * Decrypts rows of a table that `seal` has encrypted, with the key of one purpose: `owner` is the column
 * that each was sealed for. Throws if the key is another, or the row is not what it was.
 */
export function sealedRow(purpose: string, owner: string) {
  return (dataKey: Uint8Array, row: Readonly<Record<string, unknown>>): void => {
    const { cipher, nonce, [owner]: sealedFor } = row;
    const key = deriveKey(dataKey, purpose);
    unseal(key, String(sealedFor), { cipher: String(cipher), nonce: String(nonce) });
  };
}

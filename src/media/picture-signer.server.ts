import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { PictureRecipe, SignRecipe } from './picture-recipe.ts';
import type { SharedTitle } from './shared-title.ts';

/** Characters of a signature, six bits each: short, because every picture's address has one. */
const LENGTH = 8;

/**
 * Signs recipes, so that only variants that this site has asked for are encoded. The key has 32 bytes
 * and is used for nothing else.
 */
export function createPictureSigner(key: Uint8Array) {
  const secret = createSecretKey(key);
  const sign: SignRecipe = ({ fileName, rect, ratio, format, shared }) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([fileName, rect, ratio, format, ...wordsOf(shared)]))
      .digest('base64url')
      .slice(0, LENGTH);
  return {
    sign,
    /** Compares in constant time. */
    isSigned: (recipe: PictureRecipe, signature: string) =>
      /^[\w-]{8}$/.test(signature) &&
      timingSafeEqual(Buffer.from(sign(recipe)), Buffer.from(signature)),
  };
}

function wordsOf(shared: SharedTitle | null | undefined): string[] {
  if (!shared) return [];
  return [shared.title, shared.name, ...(shared.look === undefined ? [] : [shared.look])];
}

import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { IsSigned, PictureRecipe, SignRecipe } from './picture-recipe.ts';

/** Characters of a signature, six bits each: short, for it stands in every picture's address. */
const LENGTH = 8;

/** Signs the recipes of pictures, so that only addresses made here are computed. */
export interface PictureSigner {
  readonly sign: SignRecipe;
  /** Takes the same time whatever of the signature is wrong. */
  readonly isSigned: IsSigned;
}

/** A signer with a key of 32 bytes that has no other use. */
export function createPictureSigner(key: Uint8Array): PictureSigner {
  const secret = createSecretKey(key);
  const sign = ({ fileName, rect, ratio, format }: PictureRecipe) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([fileName, rect, ratio, format]))
      .digest('base64url')
      .slice(0, LENGTH);
  return {
    sign,
    isSigned: (recipe, signature) =>
      /^[\w-]{8}$/.test(signature) &&
      timingSafeEqual(Buffer.from(sign(recipe)), Buffer.from(signature)),
  };
}

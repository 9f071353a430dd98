import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { REFUSED, type CaptchaResult } from './verifier.server.ts';

/** How long a challenge can be solved and its proof used, milliseconds. */
export const CHALLENGE_LIFE = 60 * 60_000;
/** Rounds of PBKDF2 for each number tried. */
const COST = 1_000;
/** The number to be found lies between these: a quarter to half a second of a laptop's work. */
const LEAST_NUMBER = 300;
const MOST_NUMBER = 800;
/** A real proof is about 700 characters. */
const LONGEST_PROOF = 4_000;

const proofSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.pipe(v.string(), v.maxLength(64)),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** Our own captcha: a signed challenge that costs a little work, no third party, no cookie. */
export function createAltcha(secret: Uint8Array, now: () => number = Date.now) {
  const hex = Buffer.from(secret).toString('hex');
  const secrets = { hmacSignatureSecret: `challenge ${hex}`, hmacKeySignatureSecret: `key ${hex}` };
  return {
    /** A signed challenge for a browser to solve; `effort` multiplies the usual work. */
    challenge: (effort = 1) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: Math.round(randomInt(LEAST_NUMBER, MOST_NUMBER) * effort),
        deriveKey,
        expiresAt: new Date(now() + CHALLENGE_LIFE),
        ...secrets,
      }),
    async verify(proof: string): Promise<CaptchaResult> {
      const parsed = v.safeParse(proofSchema, decode(proof));
      if (!parsed.success) return REFUSED;
      const { challenge, solution } = parsed.output;
      const { nonce, expiresAt } = challenge.parameters;
      if (expiresAt * 1_000 <= now()) return REFUSED;
      const result = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      if (!result.verified) return REFUSED;
      return { ok: true, used: { nonce: `altcha ${nonce}`, expiresAt: expiresAt * 1_000 } };
    },
  };
}

function decode(proof: string): unknown {
  if (proof.length > LONGEST_PROOF) return undefined;
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

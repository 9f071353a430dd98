import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CHALLENGE_LIFE } from './constants.server.ts';
import type { UsedCodes } from './second-factor.server.ts';

const NONCE_BYTES = 16;
const TIME_BYTES = 8;
const CONTENT_BYTES = NONCE_BYTES + TIME_BYTES;
const SIGNATURE_BYTES = 32;

const untilOf = (challenge: Buffer) => Number(challenge.readBigUInt64BE(NONCE_BYTES));

interface ChallengesOptions {
  readonly key: Uint8Array;
  readonly usedCodes: UsedCodes;
  readonly now: () => number;
}

/**
 * What passkeys sign. A challenge carries its own time and signature, so that nothing is kept of those that
 * anybody asks for, as often as they like; only what a passkey has answered is, and then it counts no more.
 */
export function createChallenges({ key, usedCodes, now }: ChallengesOptions) {
  const signed = (content: Buffer, purpose: string) =>
    Buffer.concat([content, createHmac('sha256', key).update(content).update(purpose).digest()]);
  return {
    /** Makes one for an account, or for whoever signs in. */
    make(purpose: string) {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeBigUInt64BE(BigInt(now() + CHALLENGE_LIFE));
      return new Uint8Array(signed(Buffer.concat([randomBytes(NONCE_BYTES), time]), purpose));
    },
    /** Was it made here, for that, and not long ago? */
    isOurs(challenge: string, purpose: string): boolean {
      const given = Buffer.from(challenge, 'base64url');
      if (given.length !== CONTENT_BYTES + SIGNATURE_BYTES) return false;
      const expected = signed(given.subarray(0, CONTENT_BYTES), purpose);
      return timingSafeEqual(given, expected) && untilOf(given) > now();
    },
    /** Marks it as answered; false when it was before. */
    spend: (challenge: string) =>
      usedCodes.use('passkey', challenge, untilOf(Buffer.from(challenge, 'base64url')) - now()),
  };
}

export type Challenges = ReturnType<typeof createChallenges>;

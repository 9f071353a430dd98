/** First numbers that the attackers' addresses have: 127.{FIRST + …}.x.y. */
const FIRST = 16;
const ROOM = 256 - FIRST;
/** Blocks of 65,536 addresses for each try of an attack, and tries of an attack at most. */
const BLOCKS = 3;
const ROUNDS = 3;

/**
 * Loopback addresses of one try of an attack, a new one each time: each in a /24 of its own until
 * the 768 that it has are used once.
 */
export function addressesOf({ place, round }: { place: number; round: number }): () => string {
  const first = (place * ROUNDS + round) * BLOCKS;
  let used = 0;
  return () => {
    const at = used;
    used += 1;
    const neighbourhood = at % (BLOCKS * 256);
    const block = FIRST + ((first + (neighbourhood >> 8)) % ROOM);
    const host = 1 + (Math.floor(at / (BLOCKS * 256)) % 250);
    return `127.${block}.${neighbourhood & 255}.${host}`;
  };
}

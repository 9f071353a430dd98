/** The first block of the attackers' addresses: 127.{FIRST + …}.x.y. */
const FIRST = 16;
const BLOCK_COUNT = 256 - FIRST;
/** Blocks of 65,536 addresses per try of an attack, and the maximum number of tries. */
const BLOCKS = 3;
const ROUNDS = 3;

/**
 * Returns a generator of loopback addresses for one try of an attack, each in another /24 until all
 * 768 of them have been used.
 */
export function addressesOf({ place, round }: { place: number; round: number }): () => string {
  const first = (place * ROUNDS + round) * BLOCKS;
  let used = 0;
  return () => {
    const at = used;
    used += 1;
    const neighbourhood = at % (BLOCKS * 256);
    const block = FIRST + ((first + (neighbourhood >> 8)) % BLOCK_COUNT);
    const host = 1 + (Math.floor(at / (BLOCKS * 256)) % 250);
    return `127.${block}.${neighbourhood & 255}.${host}`;
  };
}

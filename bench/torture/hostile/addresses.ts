/** First numbers that the attackers' addresses have: 127.{FIRST + …}.x.y. */
const FIRST = 16;
/** Blocks of 65,536 addresses for each attack. */
const BLOCKS = 5;
const ROOM = 256 - FIRST;

/**
 * Loopback addresses of an attack, a new one each time: each in a /24 of its own until the 1,280
 * that an attack has are used once.
 */
export function addressesOf(place: number): () => string {
  let used = 0;
  return () => {
    const at = used;
    used += 1;
    const neighbourhood = at % (BLOCKS * 256);
    const block = FIRST + ((place * BLOCKS + (neighbourhood >> 8)) % ROOM);
    const host = 1 + (Math.floor(at / (BLOCKS * 256)) % 250);
    return `127.${block}.${neighbourhood & 255}.${host}`;
  };
}

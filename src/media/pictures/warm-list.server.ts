/**
 * In which formats: every one that a current browser asks for, or only the smallest. That is AVIF,
 * which nearly all of them ask for; it takes ten times as long as WebP, which a visitor can wait for.
 */
export type WarmedFormats = 'all' | 'smallest';

export type WarmList = ReturnType<typeof createWarmList>;

/**
 * Addresses that wait, with the formats in which each is to be made, bounded in number and bytes. Each is
 * there once; or twice, when all formats of it can wait longer than the smallest.
 */
export function createWarmList(most: { entries: number; bytes: number }) {
  let waiting = new Map<string, { address: string; formats: WarmedFormats }>();
  let bytes = 0;
  const keyOf = (address: string, formats: WarmedFormats) => `${formats} ${address}`;
  const put = (address: string, formats: WarmedFormats) => {
    const key = keyOf(address, formats);
    if (waiting.has(key) || waiting.has(keyOf(address, 'all'))) return;
    if (waiting.size >= most.entries || bytes + key.length > most.bytes) return;
    waiting.set(key, { address, formats });
    bytes += key.length;
  };

  return {
    /** Adds to the end; nothing when the list is full. */
    add: put,
    /** Puts these, in their order, in front of all; when the list is full, what is last gives way. */
    addFirst(addresses: Iterable<string>, formats: WarmedFormats) {
      const before = waiting;
      waiting = new Map();
      bytes = 0;
      for (const address of addresses) put(address, formats);
      for (const entry of before.values()) put(entry.address, entry.formats);
    },
    /** Takes the first one off. */
    next() {
      const [first] = waiting;
      if (!first) return undefined;
      const [key, entry] = first;
      waiting.delete(key);
      bytes -= key.length;
      return entry;
    },
    clear() {
      waiting.clear();
      bytes = 0;
    },
  };
}

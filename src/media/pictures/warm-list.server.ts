/**
 * In which formats: every one that a current browser asks for, or only the smallest. That is AVIF,
 * which nearly all of them ask for; it takes ten times as long as WebP, which a visitor can wait for.
 */
export type WarmedFormats = 'all' | 'smallest';

/** An address with the formats in which it is to be made. */
export interface WarmListEntry {
  readonly address: string;
  readonly formats: WarmedFormats;
}

/**
 * Addresses that wait, bounded in number and bytes. Each is there once; or twice, when all formats of
 * it can wait longer than the smallest.
 */
export interface WarmList {
  /** Adds to the end; nothing when the list is full. */
  add(address: string, formats: WarmedFormats): void;
  /** Puts these, in their order, in front of all; when the list is full, what is last gives way. */
  addFirst(addresses: Iterable<string>, formats: WarmedFormats): void;
  /** Takes the first one off. */
  next(): WarmListEntry | undefined;
  readonly size: number;
  clear(): void;
}

export function createWarmList(most: { entries: number; bytes: number }): WarmList {
  let waiting = new Map<string, WarmListEntry>();
  let bytes = 0;
  const keyOf = (address: string, formats: WarmedFormats) => `${formats} ${address}`;
  const put = (entry: WarmListEntry) => {
    const { address, formats } = entry;
    const key = keyOf(address, formats);
    if (waiting.has(key) || waiting.has(keyOf(address, 'all'))) return;
    if (waiting.size >= most.entries || bytes + key.length > most.bytes) return;
    waiting.set(key, entry);
    bytes += key.length;
  };

  return {
    add: (address, formats) => put({ address, formats }),
    addFirst(addresses, formats) {
      const before = waiting;
      waiting = new Map();
      bytes = 0;
      for (const address of addresses) put({ address, formats });
      for (const entry of before.values()) put(entry);
    },
    next() {
      const [first] = waiting;
      if (!first) return undefined;
      const [key, entry] = first;
      waiting.delete(key);
      bytes -= key.length;
      return entry;
    },
    get size() {
      return waiting.size;
    },
    clear() {
      waiting.clear();
      bytes = 0;
    },
  };
}

/**
 * In which formats: every one that a current browser asks for, or only the smallest. That is AVIF,
 * which nearly all of them ask for; it takes ten times as long as WebP, which a visitor can wait for.
 */
export type WarmedFormats = 'all' | 'smallest';

/** Addresses that wait, each once, bounded in number and bytes. */
export interface WarmList {
  /** Adds to the end; nothing when the list is full. */
  add(address: string, formats: WarmedFormats): void;
  /** Puts these, in their order, in front of all; when the list is full, what is last gives way. */
  addFirst(addresses: Iterable<string>, formats: WarmedFormats): void;
  /** Takes the first one off. */
  next(): { readonly address: string; readonly formats: WarmedFormats } | undefined;
  readonly size: number;
  clear(): void;
}

export function createWarmList(most: { entries: number; bytes: number }): WarmList {
  let waiting = new Map<string, WarmedFormats>();
  let bytes = 0;
  /** A format that somebody else has wanted is not forgotten. */
  const either = (address: string, formats: WarmedFormats) =>
    waiting.get(address) === 'all' ? 'all' : formats;
  const isTooMuch = (entries: number, size: number) => entries > most.entries || size > most.bytes;

  return {
    add(address, formats) {
      const isNew = !waiting.has(address);
      if (isNew && isTooMuch(waiting.size + 1, bytes + address.length)) return;
      waiting.set(address, either(address, formats));
      if (isNew) bytes += address.length;
    },
    addFirst(addresses, formats) {
      const ordered = new Map<string, WarmedFormats>();
      for (const address of addresses) ordered.set(address, either(address, formats));
      for (const [address, wanted] of waiting) {
        if (!ordered.has(address)) ordered.set(address, wanted);
      }
      waiting = ordered;
      bytes = 0;
      let entries = 0;
      for (const address of waiting.keys()) {
        if (isTooMuch(entries + 1, bytes + address.length)) waiting.delete(address);
        else {
          entries += 1;
          bytes += address.length;
        }
      }
    },
    next() {
      const [first] = waiting;
      if (!first) return undefined;
      const [address, formats] = first;
      waiting.delete(address);
      bytes -= address.length;
      return { address, formats };
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

/** How often something was of late, by name: in memory, of this process, bounded. */
export interface RecentCounts {
  add(name: string): void;
  /** The counts of this window and of the one before it. */
  of(name: string): readonly [number, number];
  /** Milliseconds until the next window. */
  left(): number;
}

interface RecentCountsOptions {
  /** Length of a window, milliseconds. */
  readonly window: number;
  /** Names that are remembered in a window at most; those beside them are not counted. */
  readonly remembered: number;
  /** Any clock that never goes back, in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/** Counts in windows of the clock; what was counted is forgotten after two of them. */
export function createRecentCounts({
  window,
  remembered,
  now = () => performance.now(),
}: RecentCountsOptions): RecentCounts {
  let current = NaN;
  let counts = new Map<string, number>();
  let before = new Map<string, number>();

  function turn(): void {
    const next = Math.floor(now() / window);
    if (next === current) return;
    before = next === current + 1 ? counts : new Map();
    counts = new Map();
    current = next;
  }

  return {
    add(name) {
      turn();
      if (counts.has(name) || counts.size < remembered)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    of(name) {
      turn();
      return [counts.get(name) ?? 0, before.get(name) ?? 0];
    },
    left: () => window - (now() % window),
  };
}

interface RecentCountsOptions {
  /** Length of a window, milliseconds. */
  readonly window: number;
  /** Names that are remembered in a window at most; those beside them are not counted. */
  readonly remembered: number;
  /** Any clock that never goes back, in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/**
 * How often something was of late, by name: in memory, of this process, bounded. Counts in windows of the clock; what
 * was counted is forgotten after two of them.
 */
export function createRecentCounts({
  window,
  remembered,
  now = () => performance.now(),
}: RecentCountsOptions) {
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
    add(name: string) {
      turn();
      if (counts.has(name) || counts.size < remembered)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** The counts of this window and of the one before it. */
    of(name: string): readonly [number, number] {
      turn();
      return [counts.get(name) ?? 0, before.get(name) ?? 0];
    },
    /** Milliseconds until the next window. */
    left: () => window - (now() % window),
  };
}

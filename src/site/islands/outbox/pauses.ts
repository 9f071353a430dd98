/** The first pause between two tries, and the longest, milliseconds. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 5 * 60_000;

/** The pause after `before`: twice as long, up to five minutes; the first is ten seconds. */
export function nextPause(before?: number): number {
  return before === undefined ? FIRST_PAUSE : Math.min(before * 2, LONGEST_PAUSE);
}

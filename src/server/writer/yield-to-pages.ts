import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Names the thread that reads it: `123/task/456`. Linux alone has it, and priorities of threads. */
const OWN_THREAD = '/proc/thread-self';

/** A Unix niceness, 0 to 19: of a core that both threads want, the writer gets a quarter. */
const BELOW_NORMAL = 5;

/**
 * Lets the system run this thread after those of normal priority: while both have much to do, pages
 * are answered before more is written.
 */
export function yieldToPages(): void {
  try {
    const thread = Number(readlinkSync(OWN_THREAD).split('/').at(-1));
    setPriority(thread, BELOW_NORMAL);
  } catch {
    // Another system, or one that allows none: both take turns.
  }
}

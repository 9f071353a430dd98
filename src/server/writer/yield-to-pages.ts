import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Names the thread that reads it: `123/task/456`. Linux alone has it, and priorities of threads. */
const OWN_THREAD = '/proc/thread-self';

/** So much is added to the Unix niceness of the process: of a core that both threads want, the writer gets a quarter. */
const LOWER = 5;

/** The highest niceness that there is. */
const LOWEST = 19;

/**
 * Lets the system run this thread after the others of the process: while both have much to do, pages
 * are answered before more is written.
 */
export function yieldToPages(): void {
  try {
    const thread = Number(readlinkSync(OWN_THREAD).split('/').at(-1));
    setPriority(thread, Math.min(getPriority(thread) + LOWER, LOWEST));
  } catch {
    // Another system, or one that allows none: both take turns.
  }
}

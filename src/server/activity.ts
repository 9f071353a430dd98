/** How long nobody must have asked for anything before work that can wait is done, milliseconds. */
const QUIET = 500;

/** Knows when somebody last asked the server for something. */
export interface Activity {
  note(): void;
  isIdle(): boolean;
}

export function createActivity(now: () => number = Date.now): Activity {
  let last = 0;
  return {
    note() {
      last = now();
    },
    isIdle: () => now() - last > QUIET,
  };
}

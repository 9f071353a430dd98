import type { Fields, Log } from '../log/index.server.ts';

/** Minimum time between two warnings, milliseconds. */
const INTERVAL = 60_000;

/** Returns a rate-limited warning, for faults that may repeat with every request. */
export function createSeldomWarning(
  log: Log,
  message: string,
  now: () => number = Date.now,
): (fields: Fields) => void {
  let last = -Infinity;
  return (fields) => {
    if (now() - last < INTERVAL) return;
    last = now();
    log.warn(message, fields);
  };
}

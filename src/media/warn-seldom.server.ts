import type { Fields, Log } from '../log/index.server.ts';

/** Time between two warnings, milliseconds. */
const PAUSE = 60_000;

/** Warns of what may happen with every request, once a minute at most. */
export function createSeldomWarning(
  log: Log,
  message: string,
  now: () => number = Date.now,
): (fields: Fields) => void {
  let last = -Infinity;
  return (fields) => {
    if (now() - last < PAUSE) return;
    last = now();
    log.warn(message, fields);
  };
}

import type { Sender } from '../../http/index.server.ts';

/** Length of a window, milliseconds. */
const WINDOW = 60_000;

/**
 * What one sender may have of something in a minute; and all of a neighbourhood together, only where
 * strangers who share it lose nothing by it.
 */
export interface BrakeRates {
  readonly network: number;
  readonly neighbourhood?: number;
}

/** Networks that are remembered in a window at most; what comes beside them is not slowed. */
const REMEMBERED = 50_000;

/**
 * Slows down who asks for more in a minute than any person could: in memory, before anything of a
 * request is read. It keeps nothing for longer than a minute and locks nobody out; what is limited
 * for good is counted where it is stored (`limits`).
 */
export interface Brake {
  /** Counts one; answers 0 when it may go on, else how long to wait, in milliseconds. */
  take(sender: Sender): number;
}

/** `now` is any clock that never goes back, in milliseconds. */
export function createBrake(rates: BrakeRates, now: () => number = () => performance.now()): Brake {
  let window = NaN;
  let counts = new Map<string, number>();

  function count(name: string, most: number): boolean {
    const before = counts.get(name) ?? 0;
    if (before >= most) return false;
    if (before > 0 || counts.size < REMEMBERED) counts.set(name, before + 1);
    return true;
  }

  return {
    take({ network, neighbourhood }) {
      const time = now();
      const current = Math.floor(time / WINDOW);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      // What a network is refused does not count for its neighbours.
      const mayGo =
        count(network, rates.network) &&
        (rates.neighbourhood === undefined || count(`near ${neighbourhood}`, rates.neighbourhood));
      return mayGo ? 0 : (current + 1) * WINDOW - time;
    },
  };
}

import { createRecentCounts, type Sender } from '../../http/index.server.ts';

/**
 * What one sender may have of something in a minute; and all of a neighbourhood together, only where
 * strangers who share it lose nothing by it.
 */
interface Rates {
  readonly network: number;
  readonly neighbourhood?: number;
}

/**
 * Slows down who asks for more in a minute than any person could: in memory, before anything of a
 * request is read. It locks nobody out; what is limited for good is counted where it is stored
 * (`limits`). One that is off lets everything go on.
 */
export function createMinuteRate(
  { network: own, neighbourhood: all = Infinity }: Rates,
  isOn: boolean,
) {
  const counts = createRecentCounts({ window: 60_000, remembered: 50_000 });
  return {
    /** Counts one; answers 0 when it may go on, else how long to wait, in milliseconds. */
    take({ network, neighbourhood }: Sender): number {
      if (!isOn) return 0;
      const near = `near ${neighbourhood}`;
      if (counts.of(network)[0] >= own) return counts.left();
      counts.add(network);
      // What a network is refused does not count for its neighbours.
      if (counts.of(near)[0] >= all) return counts.left();
      if (all < Infinity) counts.add(near);
      return 0;
    },
  };
}

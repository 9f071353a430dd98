import type { DeliveryFailure } from './channels.server.ts';
import { PROBE_INTERVAL } from './schedule.ts';

/**
 * What the last attempts say of a way out. It is taken for failing when the service itself failed,
 * or when two deliveries in a row found no hearing; one recipient that is not taken for now says
 * nothing of the rest. While it fails, one delivery probes it every two minutes, and the first that
 * gets through wakes all the others.
 */
export interface LaneHealth {
  /** Answers whether this success ends a failure, so that all that waits should go now. */
  succeeded(): boolean;
  failed(deliveryId: string, failure: DeliveryFailure, now: number): void;
  /** Milliseconds until the next probe; null while the way is open. */
  untilProbe(now: number): number | null;
  /** Nothing waits that was tried before: there is nothing to probe with. */
  nothingToProbe(): void;
}

/** A new process cannot know: it begins by probing, if there is anything that failed before. */
export function createLaneHealth(): LaneHealth {
  let state: 'unknown' | 'open' | 'failing' = 'unknown';
  let lastFailure = -Infinity;
  const unheard = new Set<string>();

  function become(next: typeof state) {
    state = next;
    if (next === 'open') unheard.clear();
  }

  return {
    succeeded() {
      const wasFailing = state !== 'open';
      become('open');
      return wasFailing;
    },
    failed(deliveryId, failure, now) {
      lastFailure = now;
      // The service heard us out: it is no failure of the way.
      if (failure === 'recipient-forever') return void (state === 'unknown' && become('open'));
      const isAgain = unheard.has(deliveryId);
      unheard.add(deliveryId);
      if (failure === 'service' || unheard.size > 1) become('failing');
      // Nothing else failed meanwhile: it is this recipient alone.
      else if (state === 'unknown' && isAgain) become('open');
    },
    untilProbe(now) {
      return state === 'open' ? null : Math.max(0, lastFailure + PROBE_INTERVAL - now);
    },
    nothingToProbe() {
      become('open');
    },
  };
}

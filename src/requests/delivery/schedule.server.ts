import { setTimeout } from 'node:timers/promises';
import type { MailFailure } from '../../email/index.server.ts';

/** Everything in milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_WAIT = 5 * SECOND;
export const LONGEST_WAIT = HOUR;
/** A delivery is given up once it is this old and has been tried as often as that time allows. */
export const GIVE_UP_AFTER = 72 * HOUR;
/** While a service fails, how often one delivery probes it, whatever its own schedule says. */
export const PROBE_INTERVAL = 2 * MINUTE;
/** How long one attempt may take. */
export const ATTEMPT_LIMIT = 90 * SECOND;
/** How long a claimed delivery belongs to its worker; longer than any attempt can last. */
export const LEASE = 2 * MINUTE;
/** How often a queue looks for what other processes have stored. */
export const POLL_INTERVAL = 5 * SECOND;
/** How long stopping waits for attempts to finish by themselves. */
export const STOP_PATIENCE = 8 * SECOND;
/** Submissions a second above which emails, each as costly as many submissions, give way. */
export const RUSH = 50;
/** How long a queue gives way before each email during a rush. */
export const GIVE_WAY = 60;

/** Time, so that tests can have their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `milliseconds`, or as soon as the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: Date.now,
  wait: (milliseconds, signal) =>
    setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    }),
};

/** How long after the `attempts`th failed attempt the next one comes: 5 s, doubling, to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** Math.min(attempts - 1, 30), LONGEST_WAIT);
}

/** How many attempts fit into `GIVE_UP_AFTER`: 81. */
export const ATTEMPTS_BEFORE_GIVING_UP = countAttempts();

function countAttempts(): number {
  let attempts = 0;
  for (let time = 0; time < GIVE_UP_AFTER; time += waitAfter(attempts)) attempts += 1;
  return attempts;
}

/**
 * Whether a delivery is given up: three days old, and tried as often as three days allow. So a
 * server that was off for a week still gives each of its emails every try.
 */
export function isGivenUp(attempts: number, age: number): boolean {
  return age >= GIVE_UP_AFTER && attempts >= ATTEMPTS_BEFORE_GIVING_UP;
}

/**
 * What the last attempts say about a queue's service. It counts as failing when the service itself
 * failed, or when two different deliveries were turned away; a single recipient who is refused for
 * now says nothing about the others. While it fails, one delivery probes it every two minutes, and
 * the first success makes everything else due at once. A new process knows nothing yet: it begins by
 * probing, if anything has failed before.
 */
export function createQueueHealth() {
  let state: 'unknown' | 'working' | 'failing' = 'unknown';
  let lastFailure = -Infinity;
  const turnedAway = new Set<string>();

  function become(next: typeof state) {
    state = next;
    if (next === 'working') turnedAway.clear();
  }

  return {
    /** Answers whether this success ends a failure, so that all that waits should go now. */
    succeeded(): boolean {
      const wasFailing = state !== 'working';
      become('working');
      return wasFailing;
    },
    failed(deliveryId: string, failure: MailFailure, now: number): void {
      lastFailure = now;
      // The service answered about the recipient, so the service itself works.
      if (failure === 'recipient-forever') return void (state === 'unknown' && become('working'));
      const isAgain = turnedAway.has(deliveryId);
      turnedAway.add(deliveryId);
      if (failure === 'service' || turnedAway.size > 1) become('failing');
      // Nothing else failed meanwhile: it is this recipient alone.
      else if (state === 'unknown' && isAgain) become('working');
    },
    /** Milliseconds until the next probe; null while the service works. */
    untilProbe(now: number): number | null {
      return state === 'working' ? null : Math.max(0, lastFailure + PROBE_INTERVAL - now);
    },
    /** Nothing that was tried before is waiting, so there is nothing to probe with. */
    nothingToProbe() {
      become('working');
    },
  };
}

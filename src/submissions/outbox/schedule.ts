/** Everything in milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const FIRST_WAIT = 5 * SECOND;
export const LONGEST_WAIT = HOUR;
/** A delivery is given up when it is this old, and has been tried often enough besides. */
export const GIVE_UP_AFTER = 72 * HOUR;

/** How long after the `attempts`th failed attempt the next one comes: 5 s, doubling, to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** Math.min(attempts - 1, 30), LONGEST_WAIT);
}

/** Attempts that the schedule has within `GIVE_UP_AFTER`: 81. */
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

/** How often a way out that fails is tried with one delivery, whatever its schedule says. */
export const PROBE_INTERVAL = 2 * MINUTE;
/** How long one attempt may take. */
export const ATTEMPT_LIMIT = 90 * SECOND;
/** How long a delivery is a worker's own; longer than any attempt, so that none outlives it. */
export const LEASE = 2 * MINUTE;
/** How often a worker looks for what other processes have put in. */
export const POLL_INTERVAL = 5 * SECOND;
/** How long a stop waits for attempts to end by themselves. */
export const STOP_PATIENCE = 8 * SECOND;
/** Submissions a second from which on emails, which cost as much as many submissions, give way. */
export const RUSH = 50;
/** How long a worker gives way before each few emails during a rush. */
export const GIVE_WAY = 250;

/**
 * The clock of the tests, so that none of them depends on the day. Loaded before anything else by Vitest's workers and by
 * Playwright's configuration, it has every process of the tests say that it is the time that `TEST_CLOCK` names, and go on
 * from there. Servers and commands under test load it too, in each of their threads (`CLOCK` of server.ts); pages run
 * `shiftDate`.
 */
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { setInterval } from 'node:timers';

/** Times by name: noon in Madrid. */
const TIMES: Readonly<Record<string, string>> = {
  tuesday: '2026-11-24T12:00+01:00',
  sunday: '2027-08-22T12:00+02:00',
};

/** What `Temporal.Now` makes its answers of; a page may have it. */
interface TemporalLike {
  readonly Instant: {
    fromEpochMilliseconds(time: number): { toZonedDateTimeISO(zone: string): ZonedLike };
  };
  readonly Now: { timeZoneId(): string };
}
interface ZonedLike {
  toPlainDateTime(): unknown;
  toPlainDate(): unknown;
  toPlainTime(): unknown;
}

/**
 * Makes `Date` and `Temporal` say a time that is so many milliseconds ahead, or behind; the answer sets how many
 * anew. Uses nothing from outside, since pages run it too.
 */
export function shiftDate(by: number): (by: number) => void {
  let ahead = by;
  const Real = Date;
  const real = Real.now;
  const now = () => real() + ahead;
  // Set rather than trapped: a test may put its own in its place.
  Real.now = now;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, given: unknown[], as) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], as) as Date,
  });
  const { Temporal } = globalThis as { Temporal?: TemporalLike };
  if (Temporal) {
    const { Now, Instant } = Temporal;
    const instant = () => Instant.fromEpochMilliseconds(now());
    const zoned = (zone = Now.timeZoneId()) => instant().toZonedDateTimeISO(zone);
    Object.assign(Now, {
      instant,
      zonedDateTimeISO: zoned,
      plainDateTimeISO: (zone?: string) => zoned(zone).toPlainDateTime(),
      plainDateISO: (zone?: string) => zoned(zone).toPlainDate(),
      plainTimeISO: (zone?: string) => zoned(zone).toPlainTime(),
    });
  }
  return (other) => {
    ahead = other;
  };
}

const asked = env['TEST_CLOCK'] ?? 'tuesday';
// Worked out once: the processes that the first one starts are given it.
env['CLOCK_AHEAD'] ??= String(Date.parse(TIMES[asked] ?? asked) - Date.now());

/** By how many milliseconds the tests' clock is ahead. */
export const CLOCK_AHEAD = Number(env['CLOCK_AHEAD']);
if (Number.isNaN(CLOCK_AHEAD)) throw new Error(`TEST_CLOCK: ${asked} is no time`);
const setAhead = shiftDate(CLOCK_AHEAD);

// A test may move the clock of its server further, by a file that says by how many milliseconds.
const file = env['CLOCK_FILE'];
if (file) follow(file);

/**
 * Looks into the file again and again. A jump ahead ends the timers whose time it passes, as time itself
 * would have.
 */
function follow(path: string): void {
  const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis;
  /** The timers that run for long enough to be jumped over. */
  const waiting = new Map<unknown, { due: number; run: () => void }>();
  const LONG = 1_000;
  let moved = 0;

  function look() {
    const before = moved;
    try {
      moved = Number(readFileSync(path, 'utf8')) || 0;
    } catch {
      moved = 0;
    }
    setAhead(CLOCK_AHEAD + moved);
    if (moved <= before) return;
    for (const [timer, { due, run }] of waiting) {
      if (due > Date.now()) continue;
      stopWaiting(timer as NodeJS.Timeout);
      waiting.delete(timer);
      run();
    }
  }

  globalThis.setTimeout = Object.assign(
    (run: (...given: unknown[]) => void, after = 0, ...given: unknown[]) => {
      const end = () => {
        waiting.delete(timer);
        run(...given);
      };
      const timer = wait(end, after);
      if (after >= LONG) waiting.set(timer, { due: Date.now() + after, run: end });
      return timer;
    },
    // What `promisify` makes of it stays its own.
    wait,
  );

  globalThis.clearTimeout = (timer) => {
    waiting.delete(timer);
    stopWaiting(timer);
  };

  look();
  setInterval(look, 50).unref();
}

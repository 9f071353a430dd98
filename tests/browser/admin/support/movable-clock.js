/**
 * Loaded into a server under test before anything else: its clock is ahead by the milliseconds that a
 * file says, which is looked at again and again. A jump ahead ends the timers whose time it passes, as
 * time itself would have.
 */
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { setInterval } from 'node:timers';

const file = env['CLOCK_FILE'] ?? '';
const Real = Date;
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis;
let ahead = 0;

/** The timers that run for long enough to be jumped over. */
const waiting = new Map();
const LONG = 1_000;

function look() {
  const before = ahead;
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
  if (ahead <= before) return;
  for (const [timer, { due, run }] of waiting) {
    if (due > Real.now() + ahead) continue;
    stopWaiting(timer);
    waiting.delete(timer);
    run();
  }
}

globalThis.setTimeout = Object.assign(
  /** @type {(run: (...given: unknown[]) => void, after?: number, ...given: unknown[]) => NodeJS.Timeout} */
  (run, after = 0, ...given) => {
    const end = () => {
      waiting.delete(timer);
      run(...given);
    };
    const timer = wait(end, after);
    if (after >= LONG) waiting.set(timer, { due: Real.now() + ahead + after, run: end });
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

globalThis.Date = class extends Real {
  /** @param {[]} given */
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }

  static now() {
    return Real.now() + ahead;
  }
};

/**
 * Loaded into a server under test before anything else: its clock is ahead by the milliseconds that a
 * file says, which is looked at again and again.
 */
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { setInterval } from 'node:timers';

const file = env['CLOCK_FILE'] ?? '';
const Real = Date;
let ahead = 0;

function look() {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
}

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

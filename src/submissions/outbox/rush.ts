import type { Clock } from './clock.ts';
import { RUSH } from './schedule.ts';

const SECOND = 1_000;

/** Counts what comes in, to know when so much does that emails had better wait for visitors. */
export interface Rush {
  add(): void;
  /** Whether more than `RUSH` came in within this second or the one before. */
  isRush(): boolean;
}

export function createRush(clock: Pick<Clock, 'now'>): Rush {
  let second = 0;
  let current = 0;
  let previous = 0;
  const turnTo = (next: number) => {
    if (next === second) return;
    previous = next === second + 1 ? current : 0;
    current = 0;
    second = next;
  };
  return {
    add() {
      turnTo(Math.floor(clock.now() / SECOND));
      current += 1;
    },
    isRush() {
      turnTo(Math.floor(clock.now() / SECOND));
      return Math.max(current, previous) > RUSH;
    },
  };
}

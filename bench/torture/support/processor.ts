import { readdirSync, readFileSync } from 'node:fs';
import { pause } from './scenario.ts';

/** Linux counts CPU time in hundredths of a second; milliseconds. */
const TICK = 10;
/** A process that uses less than this share of CPU time is idle. */
const IDLE_SHARE = 0.05;
/** How long it has to be idle, milliseconds. */
const IDLE_TIME = 600;

/** CPU time used by a process and its children, milliseconds. */
export function cpuTime(root: number): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // The name, in parentheses, may contain spaces, so fields are counted after it.
      const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      const isOurs = Number(pid) === root || Number(fields[1]) === root;
      if (isOurs) sum += (Number(fields[11]) + Number(fields[12])) * TICK;
    } catch {
      // It ended meanwhile.
    }
  }
  return sum;
}

/** Waits until a process and its children are idle; false when that takes too long. */
export async function untilIdle(pid: number, patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  for (;;) {
    const [before, startedAt] = [cpuTime(pid), performance.now()];
    await pause(IDLE_TIME);
    const share = (cpuTime(pid) - before) / (performance.now() - startedAt);
    if (share <= IDLE_SHARE) return true;
    if (performance.now() > end) return false;
  }
}

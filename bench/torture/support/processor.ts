import { readdirSync, readFileSync } from 'node:fs';
import { pause } from './scenario.ts';

/** Linux counts a process's time in hundredths of a second. */
const TICK = 10;
/** A server that works less than this share of the time is at rest. */
const AT_REST = 0.05;
/** How long it has to be at rest, milliseconds. */
const REST = 600;

/** Processor time that a process and its children have used, milliseconds. */
export function processorTime(root: number): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // The name stands in parentheses and may hold spaces: what follows it is counted from there.
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

/** Waits until a process and its children do next to nothing; answers whether that came to be. */
export async function atRest(pid: number, patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  for (;;) {
    const [before, startedAt] = [processorTime(pid), performance.now()];
    await pause(REST);
    const share = (processorTime(pid) - before) / (performance.now() - startedAt);
    if (share <= AT_REST) return true;
    if (performance.now() > end) return false;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts CPU time in hundredths of a second; milliseconds. */
const TICK = 10;
/** A process that uses less than this share of CPU time, for so long (ms), is idle. */
const IDLE_SHARE = 0.05;
const IDLE_TIME = 600;
/** Memory is steady when it has changed by less than this for three looks, or when time is over. */
const STEADY = 512 * 1_024;
const LOOK = 2_000;
const MOST_LOOKS = 30;

/** Of a process and its children: resident memory (bytes), and CPU time used (milliseconds). */
function used(root: number) {
  const sum = { memory: 0, cpuTime: 0 };
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      // The name, in parentheses, may contain spaces, so fields are counted after it.
      const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      if (pid !== root && Number(fields[1]) !== root) continue;
      sum.cpuTime += (Number(fields[11]) + Number(fields[12])) * TICK;
      sum.memory += residentMemory(pid);
    } catch {
      // It ended meanwhile.
    }
  }
  return sum;
}

/** Resident memory of a process, without its children, bytes. */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
}

/** Between two samples of memory, milliseconds. */
const SAMPLING = 250;

/** Samples the memory of a process and its children until it is disposed of; the peak in bytes. */
export function watchMemory(pid: number): Disposable & { readonly peak: number } {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, used(pid).memory)), SAMPLING);
  return {
    get peak() {
      return peak;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

/** Resident memory once a process has nothing left to do of itself, such as warming its pages, bytes. */
export async function memoryAtRest(pid: number): Promise<number> {
  let memory = 0;
  for (let look = 0, same = 0; look < MOST_LOOKS && same < 3; look += 1) {
    await pause(LOOK);
    const now = residentMemory(pid);
    same = Math.abs(now - memory) < STEADY ? same + 1 : 0;
    memory = now;
  }
  return residentMemory(pid);
}

/** Waits until a process and its children are idle; false when that takes too long. */
export async function untilIdle(pid: number, patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  for (;;) {
    const [{ cpuTime }, startedAt] = [used(pid), performance.now()];
    await pause(IDLE_TIME);
    const share = (used(pid).cpuTime - cpuTime) / (performance.now() - startedAt);
    if (share <= IDLE_SHARE) return true;
    if (performance.now() > end) return false;
  }
}

import { readdirSync, readFileSync } from 'node:fs';

function statusOf(pid: string): { parent: number; resident: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: read('PPid'), resident: read('VmRSS') * 1_024 };
  } catch {
    return null;
  }
}

/** Resident memory of a process, without its children, bytes. */
export function residentMemory(pid: number): number {
  return statusOf(String(pid))?.resident ?? 0;
}

/** Resident memory of a process and its children, bytes. */
function residentMemoryOfTree(root: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  let sum = 0;
  for (const pid of processes) {
    const status = statusOf(pid);
    if (status && (Number(pid) === root || status.parent === root)) sum += status.resident;
  }
  return sum;
}

/** Samples the memory of a process and its children; the returned function stops and returns the peak, bytes. */
export function watchMemory(pid: number, interval = 50): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMemoryOfTree(pid));
  }, interval);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

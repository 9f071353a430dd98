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

/** Memory that a process holds now, without its children, bytes. */
export function residentMemory(pid: number): number {
  return statusOf(String(pid))?.resident ?? 0;
}

/** Memory that a process and its children hold now, bytes. */
function held(root: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  let sum = 0;
  for (const pid of processes) {
    const status = statusOf(pid);
    if (status && (Number(pid) === root || status.parent === root)) sum += status.resident;
  }
  return sum;
}

/** Watches a process and its children; answers the most that they held together, bytes. */
export function watchMemory(pid: number, interval = 50): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, held(pid));
  }, interval);
  return () => {
    clearInterval(timer);
    return most;
  };
}

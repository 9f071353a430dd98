import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** How often a thread looks at itself, milliseconds. */
const LOOK = 10_000;
/** The share of that time in which it has worked, below which nobody is taken to wait for it. */
const QUIET = 0.05;
/** A heap that has grown by less since it was last collected is left alone, bytes. */
const WORTH_IT = 4 * 1_048_576;

export interface MemoryCareOptions {
  /** Collects what it can, and gives back the pages; takes some 30 ms. */
  readonly collect: () => void;
  /** The share of time that this thread has worked since the last look. */
  readonly utilization?: () => number;
  /** Bytes that a collection could give back, see `heldBytes`. */
  readonly heapSize?: () => number;
  /** Milliseconds. */
  readonly look?: number;
}

/**
 * Collects this thread's heap when it has grown and nobody has wanted anything for a while. V8 collects
 * when memory is asked for, so what a rush or the warm-up has left would stay until the next one. Returns
 * how to end it.
 */
export function careForMemory({
  collect,
  utilization = sinceLastLook(),
  heapSize = heldBytes,
  look = LOOK,
}: MemoryCareOptions): () => void {
  let settled = 0;
  const timer = setInterval(() => {
    const isQuiet = utilization() < QUIET;
    if (!isQuiet || heapSize() - settled < WORTH_IT) return;
    collect();
    settled = heapSize();
  }, look);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Bytes that this thread's heap has of the system, and those of the buffers that its objects hold outside
 * of it: an upload's pieces are megabytes of them, and hardly anything in the heap.
 */
export function heldBytes(): number {
  const { total_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}

/** The same with the collector that `--expose-gc` gives a thread; without it nothing is done. */
export function careForThisThread(): void {
  const { gc } = globalThis;
  if (gc)
    careForMemory({
      collect: () => gc({ type: 'major', flavor: 'last-resort', execution: 'sync' }),
    });
}

function sinceLastLook(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

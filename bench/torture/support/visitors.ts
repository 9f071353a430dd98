import { pause } from './scenario.ts';
import { submit } from './submit.ts';

/** How often each status occurred; 0 means no response. */
export type Statuses = Map<number, number>;

/** Visitors who send requests until they are stopped. */
export interface Visitors {
  readonly pages: Statuses;
  readonly submissions: Statuses;
  /** Ids of the submissions that got a 201. */
  readonly acknowledged: ReadonlySet<string>;
  /** The slowest response to a page, milliseconds. */
  slowestPage(): number;
  stop(): Promise<void>;
}

/** Pages that are requested once at the start, and so are cached. */
export const CACHED_PATHS = ['/', '/en', '/menu', '/services', '/blog'] as const;

const READERS = 2;
const SENDERS = 4;
/** Maximum pause between two requests of one visitor, milliseconds. */
const PAUSE = 20;

/** Starts visitors who request cached pages and send submissions. */
export async function startVisitors(url: string): Promise<Visitors> {
  const pages: Statuses = new Map();
  const submissions: Statuses = new Map();
  const acknowledged = new Set<string>();
  let slowest = 0;
  let isStopped = false;

  const read = async (path: string) => {
    const startedAt = performance.now();
    const status = await askFor(url + path);
    slowest = Math.max(slowest, performance.now() - startedAt);
    return status;
  };
  for (const path of CACHED_PATHS) {
    const status = await askFor(url + path);
    if (status !== 200) throw new Error(`${path} answered ${status} before anything was done`);
  }
  const reader = async () => {
    for (let visit = 0; !isStopped; visit += 1) {
      count(pages, await read(CACHED_PATHS[visit % CACHED_PATHS.length] ?? '/'));
      await pause(Math.random() * PAUSE);
    }
  };
  const sender = async () => {
    while (!isStopped) {
      const { status, id } = await submit(url);
      count(submissions, status);
      if (id !== undefined) acknowledged.add(id);
      await pause(Math.random() * PAUSE);
    }
  };
  const all = Promise.all([
    ...Array.from({ length: READERS }, reader),
    ...Array.from({ length: SENDERS }, sender),
  ]);
  return {
    pages,
    submissions,
    acknowledged,
    slowestPage: () => slowest,
    async stop() {
      isStopped = true;
      await all;
    },
  };
}

/** The status of a page, or 0 without a response. */
export async function askFor(address: string): Promise<number> {
  try {
    const response = await fetch(address, { redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Number of responses whose status is not allowed. */
export function others(statuses: Statuses, ...allowed: readonly number[]): number {
  let sum = 0;
  for (const [status, times] of statuses) if (!allowed.includes(status)) sum += times;
  return sum;
}

/** `200 × 1,204, 503 × 12` */
export function inWords(statuses: Statuses): string {
  return [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status} × ${times.toLocaleString('en')}`)
    .join(', ');
}

/** Adds one answer to the counts. */
export function count(statuses: Statuses, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

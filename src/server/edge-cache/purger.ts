import type { Log } from '../../log/index.server.ts';
import type { PurgeRequest } from './purge-requests.ts';

/** Changes that follow each other this closely are told together, milliseconds. */
const TOGETHER = 50;

/**
 * Everything is told twice, so much later, milliseconds: an edge may just then have been fetching what
 * was true before.
 */
const AGAIN = 1_000;

/** Requests under way at once to one edge. */
const AT_ONCE = 4;

/** Requests of which, once one has failed, no more are sent for a while. */
const ROUND = 16;

/** First pause after a failure, which doubles up to the longest, milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** When it is given up: what the edge has is not kept for longer anyway, milliseconds. */
const GIVEN_UP_AFTER = 300_000;

export interface PurgerOptions {
  readonly log: Log;
  /** The edge, as the log names it. */
  readonly edge: string;
  readonly send: (request: PurgeRequest, signal: AbortSignal) => Promise<void>;
}

interface Waiting {
  readonly request: PurgeRequest;
  readonly since: number;
  /** Is it told once more after it was told? */
  readonly isFirst: boolean;
}

/** Tells one edge, in its own time: what is asked for twice meanwhile is told once. */
export class Purger {
  readonly #options: PurgerOptions;
  readonly #stopper = new AbortController();
  readonly #waiting = new Map<string, Waiting>();
  #running: Promise<void> | undefined;

  constructor(options: PurgerOptions) {
    this.#options = options;
  }

  /** Has these requests sent soon. */
  add(requests: readonly PurgeRequest[]): void {
    this.#add(requests.map((request) => ({ request, since: Date.now(), isFirst: true })));
  }

  /** Sends nothing any more. */
  async stop(): Promise<void> {
    this.#stopper.abort();
    await this.#running;
  }

  #add(entries: readonly Waiting[]): void {
    for (const entry of entries) {
      const key = JSON.stringify(entry.request);
      const known = this.#waiting.get(key);
      if (!known || (entry.isFirst && !known.isFirst)) this.#waiting.set(key, entry);
    }
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopper;
    let failures = 0;
    let delay = TOGETHER;
    while (this.#waiting.size > 0 && !signal.aborted) {
      await pause(delay, signal);
      if (signal.aborted) return;
      const entries = this.#next();
      const failed = await this.#sendAll(entries);
      failures = failed.entries.length === 0 ? 0 : failures + 1;
      delay = failures === 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
      if (failures > 0) this.#failed(failed, failures === 1);
    }
  }

  /** Takes out what has waited longest, and what is told once more only after all else. */
  #next(): Waiting[] {
    const firsts = this.#waiting.entries().filter(([, { isFirst }]) => isFirst);
    const first = firsts.take(ROUND).toArray();
    const some = first.length > 0 ? first : this.#waiting.entries().take(ROUND).toArray();
    for (const [key] of some) this.#waiting.delete(key);
    return some.map(([, entry]) => entry);
  }

  async #sendAll(entries: readonly Waiting[]) {
    const { signal } = this.#stopper;
    const failed: Waiting[] = [];
    const purged: Waiting[] = [];
    let error: unknown;
    const left = entries.values();
    const send = async () => {
      for (const entry of left) {
        // An edge that is away is not asked a hundred times to find that out.
        if (error === undefined && !signal.aborted) {
          await this.#options.send(entry.request, signal).then(
            () => purged.push(entry),
            (reason: unknown) => {
              error ??= reason;
              failed.push(entry);
            },
          );
        } else failed.push(entry);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const again = purged.filter(({ isFirst }) => isFirst);
    if (again.length > 0) void this.#tellAgain(again);
    return { entries: failed, error };
  }

  async #tellAgain(entries: readonly Waiting[]): Promise<void> {
    const { signal } = this.#stopper;
    await pause(AGAIN, signal);
    if (signal.aborted) return;
    this.#add(entries.map(({ request }) => ({ request, since: Date.now(), isFirst: false })));
  }

  #failed({ entries, error }: { entries: readonly Waiting[]; error: unknown }, isFirst: boolean) {
    if (this.#stopper.signal.aborted) return;
    const { log, edge } = this.#options;
    for (const entry of entries) {
      const key = JSON.stringify(entry.request);
      if (!this.#waiting.has(key)) this.#waiting.set(key, entry);
    }
    if (isFirst)
      log.warn('An edge could not be told of a change and is told again', { edge, error });
    const oldest = Date.now() - GIVEN_UP_AFTER;
    const lost = [...this.#waiting].filter(([, { since }]) => since <= oldest);
    for (const [key] of lost) this.#waiting.delete(key);
    if (lost.length === 0) return;
    const about = { edge, lost: lost.length, error };
    log.error('An edge was not told of a change: it shows what was until that expires', about);
  }
}

/** Resolves after so many milliseconds, or as soon as all is stopped. */
function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, duration).unref();
    signal.addEventListener('abort', end);
  });
}

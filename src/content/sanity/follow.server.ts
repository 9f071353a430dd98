import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Log } from '../../log/index.server.ts';
import { listenToSanity } from './listen.server.ts';
import { mirror, type MirrorOptions } from './mirror.server.ts';
import { ReadingLease, LeaseLostError } from './reading-lease.server.ts';

/** How long nothing is read while nothing is heard of: what was announced may be lost, milliseconds. */
const LONGEST_QUIET = 5 * 60_000;
/** Announcements that come together are followed together, milliseconds. */
const TOGETHER = 200;
/** Queries may answer what was before for so long after a change was announced, milliseconds. */
const SETTLED_AFTER = 5_000;
/** Pauses after a failure, which double; and while another process reads, milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
const BUSY_PAUSE = 5_000;
/** How long a start waits for the very first reading, milliseconds. */
const LONGEST_START = 10_000;

export interface FollowOptions extends MirrorOptions {
  readonly log: Log;
  readonly longestQuiet?: number;
}

/** Keeps the content here what it is in Sanity. */
export class Follower {
  readonly #options: FollowOptions;
  readonly #lease: ReadingLease;
  #listener: { stop(): void } | undefined;
  /** The readings that are to come: by itself, after an announcement, and once more after that. */
  #next: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #settled: NodeJS.Timeout | undefined;
  /** When something was last announced, milliseconds since 1970. */
  #heardAt = 0;
  #reading: Promise<void> = Promise.resolve();
  #pause = FIRST_PAUSE;
  #isAway = false;
  readonly #stopping = new AbortController();

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#lease = new ReadingLease(options.db, options.now);
  }

  /**
   * Begins; waits for the first reading only where there never was one, and for that no longer than a
   * few seconds: until Sanity answers, the site shows what it has.
   */
  async start(): Promise<void> {
    const { client, db, log, now } = this.#options;
    const known = await db.selectFrom('content_mirror').select('revision').limit(1).execute();
    this.#listener = listenToSanity({ client, announce: () => this.announce(), log });
    const first = this.#read(now());
    if (known.length === 0)
      await Promise.race([first, pauseFor(LONGEST_START, undefined, { ref: false })]);
  }

  /** Something has changed in Sanity. */
  announce(): void {
    if (this.#isStopped) return;
    this.#heardAt = this.#options.now();
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.#read(this.#heardAt);
    }, TOGETHER).unref();
    clearTimeout(this.#settled);
    const readSettled = () => void this.#read(this.#heardAt + SETTLED_AFTER / 2);
    this.#settled = setTimeout(readSettled, SETTLED_AFTER).unref();
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#listener?.stop();
    for (const timer of [this.#next, this.#soon, this.#settled]) clearTimeout(timer);
    await this.#reading;
  }

  /** Reads, unless this or another process has begun to since that instant. */
  #read(since: number): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      if (this.#isStopped) return;
      clearTimeout(this.#next);
      const next = await this.#tryToRead(since).catch((error: unknown) => this.#failed(error));
      if (this.#isStopped) return;
      this.#next = setTimeout(() => void this.#read(next.since()), next.wait).unref();
    });
    return this.#reading;
  }

  async #tryToRead(since: number): Promise<Next> {
    const { log, now, longestQuiet = LONGEST_QUIET } = this.#options;
    const answer = await this.#lease.take(since);
    if (answer === 'busy') return { wait: BUSY_PAUSE, since: () => since };
    const quiet = { wait: longestQuiet, since: () => now() - longestQuiet };
    if (answer === 'done') return quiet;
    try {
      const begun = now();
      const { signal } = this.#stopping;
      const reading = { signal, extend: () => this.#lease.extend() };
      const { written, removed, nextAt } = await mirror(this.#options, reading);
      const milliseconds = now() - begun;
      if (written + removed > 0) log.info('read from Sanity', { written, removed, milliseconds });
      if (this.#isAway) log.info('Sanity answers again');
      this.#isAway = false;
      this.#pause = FIRST_PAUSE;
      const wait = (nextAt ?? Infinity) - now();
      return wait < longestQuiet ? { wait, since: now } : quiet;
    } catch (error) {
      if (error instanceof LeaseLostError) return { wait: BUSY_PAUSE, since: () => since };
      throw error;
    } finally {
      await this.#lease.end();
    }
  }

  #failed(error: unknown): Next {
    const { log, now } = this.#options;
    if (!this.#isAway && !this.#isStopped)
      log.warn('Sanity cannot be read: the site shows what was read of it last', { error });
    this.#isAway = true;
    const wait = this.#pause;
    this.#pause = Math.min(wait * 2, LONGEST_PAUSE);
    return { wait, since: now };
  }
}

/** When to read again, and unless anybody has begun to since when. */
interface Next {
  readonly wait: number;
  readonly since: () => number;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log/index.server.ts';
import { BucketError } from '../bucket/bucket-error.server.ts';
import type { IsSigned } from '../picture-recipe.ts';
import { readPictureAddress } from '../parameters.server.ts';
import type { PictureClaims } from './claims.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { PictureMaker, VariantRequest } from './maker.server.ts';
import { createWarmList, type WarmedFormats } from './warm-list.server.ts';

export interface WarmerParts {
  readonly library: PictureLibrary;
  readonly maker: PictureMaker;
  readonly isSigned: IsSigned;
  /** Has the server had no request lately? */
  readonly isIdle: () => boolean;
  /** Where several processes share the variants: who of them makes which. */
  readonly claims?: PictureClaims | undefined;
  /** Resolves when what was made is where the other processes find it. */
  readonly written?: (() => Promise<void>) | undefined;
  readonly log: Log;
  /** Waits so many milliseconds, rejecting when it is stopped; tests replace it. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** `Accept` headers of current browsers, best first: each gets its own variant. */
const ACCEPT_HEADERS = ['image/avif,image/webp,*/*', 'image/webp,*/*'];

/** Pause after each variant, milliseconds: the processor belongs to others, too. */
const PAUSE = 100;

/** How often to check whether the server is idle, milliseconds. */
const IDLE_CHECK_INTERVAL = 100;

/** Pause when another process is making what comes next, milliseconds. */
const CLAIMED_PAUSE = 500;

/** What waits at most: some ten times the sample site's. */
const MOST_WAITING = { entries: 20_000, bytes: 4 * 1024 * 1024 };

/** Makes variants before they are requested, one at a time, while the server is idle. */
export function createWarmer(parts: WarmerParts) {
  const { library, maker, isSigned, isIdle, claims, written, log } = parts;
  const { pause = (time, signal) => wait(time, undefined, { signal, ref: false }) } = parts;
  const waiting = createWarmList(MOST_WAITING);
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  /** The variants that an address stands for. */
  const requestsFor = async (
    address: string,
    formats: WarmedFormats,
  ): Promise<VariantRequest[]> => {
    const { pathname, search } = new URL(address, 'http://site');
    const asked = readPictureAddress(pathname.replace(/^\/images\//, ''), search, isSigned);
    const picture = asked && (await library.find(asked.name));
    if (!picture || !asked.transform) return [];
    const { transform } = asked;
    const accepted = formats === 'all' ? ACCEPT_HEADERS : ACCEPT_HEADERS.slice(0, 1);
    return (transform.format === 'auto' ? accepted : [undefined]).map((accept) => ({
      ...{ picture, transform, accept },
    }));
  };
  /** False when another process is making it just now. */
  const makeOne = async (request: VariantRequest): Promise<boolean> => {
    if (await maker.isMade(request)) return true;
    while (!isIdle()) await pause(IDLE_CHECK_INTERVAL, signal);
    signal.throwIfAborted();
    const key = maker.keyOf(request);
    if (claims && !(await claims.take(key))) return false;
    try {
      await maker.variant(request, { sender: null, signal });
      await written?.();
    } finally {
      await claims?.release(key);
    }
    await pause(PAUSE, signal);
    return true;
  };
  /** False when it must be tried again later. */
  const warmOne = async (address: string, formats: WarmedFormats): Promise<boolean> => {
    let isDone = true;
    for (const request of await requestsFor(address, formats)) {
      if (!(await makeOne(request))) isDone = false;
    }
    return isDone;
  };
  const run = async () => {
    for (let next = waiting.next(); next && !signal.aborted; next = waiting.next()) {
      const { address, formats } = next;
      try {
        if (await warmOne(address, formats)) continue;
        waiting.add(address, formats);
        await pause(CLAIMED_PAUSE, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof BucketError && error.problem !== 'damaged') {
          // Nothing else could be made either until it is back.
          waiting.addFirst([address], formats);
          await pause(error.retryAfter * 1_000, signal).catch(() => {});
        } else log.warn('A picture could not be made ready', { address, error });
      }
    }
  };
  const start = () => {
    if (signal.aborted) return;
    running ??= run()
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn('Pictures are not made ready any more', { error });
      })
      .finally(() => (running = undefined));
  };
  return {
    /** Adds addresses (`/images/…`); variants that are made already are skipped. */
    warm(addresses: Iterable<string>, formats: WarmedFormats = 'all') {
      for (const address of addresses) waiting.add(address, formats);
      start();
    },
    /** The same, in front of everything that was added otherwise: somebody has just published them. */
    warmFirst(addresses: Iterable<string>, formats: WarmedFormats = 'all') {
      waiting.addFirst(addresses, formats);
      start();
    },
    /** Resolves when nothing is left to warm. */
    finished: async () => running,
    async stop() {
      stopping.abort();
      waiting.clear();
      await running;
    },
  };
}

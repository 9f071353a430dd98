import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log/index.server.ts';
import type { IsSigned } from '../picture-recipe.ts';
import { readPictureAddress } from '../transform/parameters.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { PictureMaker } from './maker.server.ts';

/**
 * In which formats: every one that a current browser asks for, or only the smallest. That is AVIF,
 * which nearly all of them ask for; it takes ten times as long as WebP, which a visitor can wait for.
 */
export type WarmedFormats = 'all' | 'smallest';

/** Makes variants before they are requested, one at a time, while the server is idle. */
export interface Warmer {
  /** Adds addresses (`/images/…`); variants that are cached already are skipped. */
  warm(addresses: Iterable<string>, formats?: WarmedFormats): void;
  /** Resolves when nothing is left to warm. */
  finished(): Promise<void>;
  stop(): Promise<void>;
}

export interface WarmerParts {
  readonly library: PictureLibrary;
  readonly maker: PictureMaker;
  readonly isSigned: IsSigned;
  /** Has the server had no request lately? */
  readonly isIdle: () => boolean;
  readonly log: Log;
}

/** `Accept` headers of current browsers, best first: each gets its own variant. */
const ACCEPT_HEADERS = ['image/avif,image/webp,*/*', 'image/webp,*/*'];

/** Pause after each variant, milliseconds: the processor belongs to others, too. */
const PAUSE = 100;

/** How often to check whether the server is idle, milliseconds. */
const IDLE_CHECK_INTERVAL = 100;

export function createWarmer({ library, maker, isSigned, isIdle, log }: WarmerParts): Warmer {
  const waiting = new Map<string, WarmedFormats>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const warmOne = async (address: string, formats: WarmedFormats) => {
    const { pathname, search } = new URL(address, 'http://site');
    const asked = readPictureAddress(pathname.replace(/^\/images\//, ''), search, isSigned);
    const picture = asked && (await library.find(asked.name));
    if (!picture || !asked.transform) return;
    const { transform } = asked;
    const accepted = formats === 'all' ? ACCEPT_HEADERS : ACCEPT_HEADERS.slice(0, 1);
    for (const accept of transform.format === 'auto' ? accepted : [undefined]) {
      const request = { picture, transform, accept };
      if (await maker.isMade(request)) continue;
      while (!isIdle())
        await wait(IDLE_CHECK_INTERVAL, undefined, { signal: stopping.signal, ref: false });
      if (stopping.signal.aborted) return;
      await maker.variant(request, { sender: null, signal: stopping.signal });
      await wait(PAUSE, undefined, { signal: stopping.signal, ref: false });
    }
  };
  const run = async () => {
    for (const [address, formats] of waiting) {
      if (stopping.signal.aborted) return;
      await warmOne(address, formats).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn('A picture could not be made ready', { address, error });
      });
      waiting.delete(address);
    }
  };
  return {
    warm(addresses, formats = 'all') {
      for (const address of addresses) {
        if (waiting.get(address) !== 'all') waiting.set(address, formats);
      }
      running ??= run().finally(() => (running = undefined));
    },
    finished: async () => running,
    async stop() {
      stopping.abort();
      waiting.clear();
      await running;
    },
  };
}

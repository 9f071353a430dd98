import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log/index.server.ts';
import { parsePictureFileName } from '../picture-reference.ts';
import { parseTransform } from '../transform/parameters.ts';
import type { PictureLibrary } from './library.server.ts';
import type { PictureMaker } from './maker.server.ts';

/** Makes variants that will be asked for, one at a time, while nothing else is to be done. */
export interface Warmer {
  /** Adds addresses, `/images/…`; those whose variants are at hand cost nothing. */
  warm(addresses: Iterable<string>): void;
  /** Resolves when nothing is left to warm. */
  finished(): Promise<void>;
  stop(): Promise<void>;
}

export interface WarmerParts {
  readonly library: PictureLibrary;
  readonly maker: PictureMaker;
  /** Has nobody asked for anything lately? */
  readonly isIdle: () => boolean;
  readonly log: Log;
}

/** What browsers of today say that they take, best first: each gets its own variant. */
const READERS = ['image/avif,image/webp,*/*', 'image/webp,*/*'];

/** How long to wait before asking again whether there is time, milliseconds. */
const PATIENCE = 100;

export function createWarmer({ library, maker, isIdle, log }: WarmerParts): Warmer {
  const waiting = new Set<string>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const warmOne = async (address: string) => {
    const url = new URL(address, 'http://site');
    const name = parsePictureFileName(url.pathname.replace(/^\/images\//, ''));
    const picture = name && (await library.find(name));
    if (!picture) return;
    const transform = parseTransform(url.searchParams, picture);
    for (const accept of transform.format === 'auto' ? READERS : [undefined]) {
      if (await maker.isMade(picture, transform, accept)) continue;
      while (!isIdle()) await wait(PATIENCE, undefined, { signal: stopping.signal, ref: false });
      if (stopping.signal.aborted) return;
      await maker.variant(picture, transform, accept);
    }
  };
  const run = async () => {
    for (const address of waiting) {
      if (stopping.signal.aborted) return;
      await warmOne(address).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn('A picture could not be made ready', { address, error });
      });
      waiting.delete(address);
    }
  };
  return {
    warm(addresses) {
      for (const address of addresses) waiting.add(address);
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

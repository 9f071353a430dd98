import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log/index.server.ts';
import type { IsSigned } from '../picture-recipe.ts';
import { readPictureAddress } from '../transform/parameters.ts';
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
  readonly isSigned: IsSigned;
  /** Has nobody asked for anything lately? */
  readonly isIdle: () => boolean;
  readonly log: Log;
}

/** What browsers of today say that they take, best first: each gets its own variant. */
const READERS = ['image/avif,image/webp,*/*', 'image/webp,*/*'];

/** How long to wait before asking again whether there is time, milliseconds. */
const PATIENCE = 100;

export function createWarmer({ library, maker, isSigned, isIdle, log }: WarmerParts): Warmer {
  const waiting = new Set<string>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const warmOne = async (address: string) => {
    const { pathname, search } = new URL(address, 'http://site');
    const asked = readPictureAddress(pathname.replace(/^\/images\//, ''), search, isSigned);
    const picture = asked && (await library.find(asked.name));
    if (!picture || !asked.transform) return;
    const { transform } = asked;
    for (const accept of transform.format === 'auto' ? READERS : [undefined]) {
      const request = { picture, transform, accept };
      if (await maker.isMade(request)) continue;
      while (!isIdle()) await wait(PATIENCE, undefined, { signal: stopping.signal, ref: false });
      if (stopping.signal.aborted) return;
      await maker.variant(request, { sender: null, signal: stopping.signal });
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

import { expect, test } from 'vitest';
import type { Encoder } from '../encoder/encoder.server.ts';
import type { PictureWidth } from '../picture-sizes.ts';
import { createSharedWork } from '../shared-work.server.ts';
import { QueueFullError } from '../../http/index.server.ts';
import type { StoredPicture } from './catalogue.server.ts';
import type { PictureLibrary } from './library.server.ts';
import { createPictureMaker } from './maker.server.ts';
import type { Variant, VariantCache } from './variant-cache.server.ts';

const picture: StoredPicture = {
  id: '0123456789abcdef0123',
  width: 1600,
  height: 1200,
  format: 'webp',
  ref: 'image-0123456789abcdef0123-1600x1200-webp',
  bytes: 1_000,
  fileName: 'test.webp',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const ONE = { network: '192.0.2.1', neighbourhood: '192.0.2.0/24' };
const OTHER = { network: '198.51.100.1', neighbourhood: '198.51.100.0/24' };

/** A maker with an encoder that keeps every job pending until it is told to finish it. */
function heldMaker(limits = { atOnce: 2, waiting: 10 }) {
  const held: (() => void)[] = [];
  const started: number[] = [];
  let readOriginals = 0;
  const encoder: Encoder = {
    encode: ({ geometry }) =>
      new Promise((resolve) => {
        started.push(geometry.width);
        held.push(() => resolve({ bytes: new Uint8Array(10), width: 1, height: 1 }));
      }),
    receive: () => {
      throw new Error('No upload here');
    },
    stop: async () => {},
  };
  const variants = new Map<string, Variant>();
  const cache: VariantCache = {
    get: async (key) => variants.get(key) ?? null,
    has: async (key) => variants.has(key),
    async put(key, bytes, format) {
      const variant = { bytes, format, tag: key };
      variants.set(key, variant);
      return variant;
    },
  };
  const library = {
    async original() {
      readOriginals += 1;
      return new Uint8Array(1_000);
    },
  } as unknown as PictureLibrary;
  const { atOnce, waiting: most } = limits;
  const waiting = { all: most, neighbourhood: most, network: most };
  const work = createSharedWork<Variant | null>({ atOnce, waiting });
  const maker = createPictureMaker({ library, cache, encoder, work });
  const ask = (
    width: PictureWidth,
    { sender = ONE, height = null, signal }: Partial<Asked> = {},
  ) => {
    const transform = { rect: null, width, height, format: 'auto' } as const;
    const asked = maker.variant({ picture, transform, accept: undefined }, { sender, signal });
    asked.catch(() => {});
    return asked;
  };
  const endAll = async () => {
    while (held.length > 0) {
      held.shift()?.();
      await settle();
    }
  };
  return { ask, held, started, endAll, readOriginals: () => readOriginals };
}

interface Asked {
  sender: typeof ONE;
  height: number | null;
  signal: AbortSignal;
}

/** Lets all pending promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

test('concurrent requests for the same variant share one encoding', async () => {
  const { ask, endAll, started } = heldMaker();
  const answers = Array.from({ length: 30 }, () => ask(640));
  await settle();
  expect(started).toEqual([640]);
  await endAll();
  expect(new Set((await Promise.all(answers)).map((answer) => answer?.tag)).size).toBe(1);
  await ask(640);
  expect(started).toEqual([640]);
});

test('equivalent addresses share a variant', async () => {
  const { ask, endAll, started } = heldMaker();
  // The picture is 1600 by 1200 pixels; it is not enlarged.
  const answers = [ask(1600), ask(2000), ask(1600, { height: 1200 }), ask(2000, { height: 1500 })];
  await settle();
  expect(started).toEqual([1600]);
  await endAll();
  await Promise.all(answers);
});

test('at most two are encoded at once, and the others wait without a picture in memory', async () => {
  const { ask, held, started, endAll, readOriginals } = heldMaker();
  const answers = ([64, 96, 128, 160] as const).map((width) => ask(width));
  await settle();
  expect([started.length, readOriginals()]).toEqual([2, 2]);
  held.shift()?.();
  await settle();
  expect([started.length, readOriginals()]).toEqual([3, 3]);
  await endAll();
  expect(await Promise.all(answers)).toHaveLength(4);
});

test('a sender with many requests delays nobody else', async () => {
  const { ask, started, endAll } = heldMaker({ atOnce: 1, waiting: 10 });
  for (const width of [64, 96, 128, 160, 192, 240] as const) void ask(width);
  await settle();
  const visitor = ask(640, { sender: OTHER });
  await settle();
  await endAll();
  expect(started.slice(0, 3)).toEqual([64, 96, 640]);
  expect(await visitor).not.toBeNull();
});

test('when too many are waiting, the next is refused', async () => {
  const { ask, endAll } = heldMaker({ atOnce: 1, waiting: 1 });
  const answers = [ask(64), ask(96)];
  await settle();
  await expect(ask(128)).rejects.toThrow(QueueFullError);
  await endAll();
  await Promise.all(answers);
});

test('what nobody waits for is not encoded', async () => {
  const { ask, started, endAll } = heldMaker({ atOnce: 1, waiting: 10 });
  const gone = new AbortController();
  const first = ask(64);
  await settle();
  for (const width of [96, 128, 160] as const) void ask(width, { signal: gone.signal });
  const kept = ask(192);
  await settle();
  gone.abort();
  await endAll();
  await Promise.all([first, kept]);
  expect(started).toEqual([64, 192]);
});

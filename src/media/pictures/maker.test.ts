import { expect, test } from 'vitest';
import type { Encoder } from '../encoder/encoder.server.ts';
import { parseTransform } from '../transform/parameters.ts';
import { createWorkQueue, QueueFullError } from '../work-queue.ts';
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

/** A maker over an encoder that holds every job until it is told to end it. */
function heldMaker(limits = { atOnce: 2, waiting: 10 }) {
  const held: (() => void)[] = [];
  let started = 0;
  const encoder: Encoder = {
    encode: () =>
      new Promise((resolve) => {
        started += 1;
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
  const library = { original: async () => new Uint8Array(1_000) } as unknown as PictureLibrary;
  const maker = createPictureMaker({ library, cache, encoder, queue: createWorkQueue(limits) });
  const ask = (query: string) =>
    maker.variant(picture, parseTransform(new URLSearchParams(query), picture), undefined);
  return { ask, held, started: () => started };
}

/** Lets everything that can go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('those who ask for the same variant at once share one encoding', async () => {
  const { ask, held, started } = heldMaker();
  const answers = Array.from({ length: 30 }, () => ask('w=640'));
  await settle();
  expect(started()).toBe(1);
  held.shift()?.();
  expect(new Set((await Promise.all(answers)).map((answer) => answer?.tag)).size).toBe(1);
  await ask('w=640');
  expect(started()).toBe(1);
});

test('addresses that mean the same share a variant', async () => {
  const { ask, held, started } = heldMaker();
  const answers = [ask('w=800&dpr=2'), ask('w=1600&fit=max'), ask('rect=0,0,1600,1200&w=1600')];
  // 800 is no width of the list by itself, 1600 is; all three are the whole picture at 1600.
  await settle();
  expect(started()).toBe(1);
  held.shift()?.();
  await Promise.all(answers);
});

test('at most two are encoded at once, the others wait their turn', async () => {
  const { ask, held, started } = heldMaker();
  const answers = ['w=64', 'w=96', 'w=128', 'w=160'].map(ask);
  await settle();
  expect(started()).toBe(2);
  held.shift()?.();
  await settle();
  expect(started()).toBe(3);
  while (held.length > 0) {
    held.shift()?.();
    await settle();
  }
  expect(await Promise.all(answers)).toHaveLength(4);
});

test('when too many wait, the next is sent away', async () => {
  const { ask, held } = heldMaker({ atOnce: 1, waiting: 1 });
  const answers = [ask('w=64'), ask('w=96')];
  await settle();
  await expect(ask('w=128')).rejects.toThrow(QueueFullError);
  held.shift()?.();
  await settle();
  held.shift()?.();
  await Promise.all(answers);
});

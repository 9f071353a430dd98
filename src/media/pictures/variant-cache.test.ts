import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createVariantCache } from './variant-cache.server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-variants-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = (digit: string) => digit.repeat(40);
const bytes = (size: number) => new Uint8Array(size).fill(size);

test('what was put is there again, also for a later process, under the same tag', async () => {
  const cache = createVariantCache(join(folder, 'new'), 1_000);
  expect(await cache.get(key('a'))).toBeNull();
  const { tag } = await cache.put(key('a'), bytes(10), 'avif');
  const later = createVariantCache(join(folder, 'new'), 1_000);
  const found = await later.get(key('a'));
  expect(found).toMatchObject({ format: 'avif', tag });
  expect(found?.bytes.byteLength).toBe(10);
  expect(await later.has(key('b'))).toBe(false);
});

test('beyond its size the least recently used goes', async () => {
  const cache = createVariantCache(folder, 250);
  await cache.put(key('a'), bytes(100), 'webp');
  await cache.put(key('b'), bytes(100), 'webp');
  await cache.get(key('a'));
  await cache.put(key('c'), bytes(100), 'webp');
  expect(await cache.get(key('b'))).toBeNull();
  expect(await cache.get(key('a'))).not.toBeNull();
  expect(await cache.get(key('c'))).not.toBeNull();
  expect(await readdir(folder)).toHaveLength(2);
});

test('a file that someone removed is made anew, and the same key replaced', async () => {
  const cache = createVariantCache(folder, 250);
  await cache.put(key('a'), bytes(100), 'webp');
  for (const name of await readdir(folder)) await rm(join(folder, name));
  expect(await cache.get(key('a'))).toBeNull();
  await cache.put(key('a'), bytes(90), 'webp');
  await cache.put(key('a'), bytes(80), 'webp');
  await cache.put(key('b'), bytes(150), 'webp');
  expect((await cache.get(key('a')))?.bytes.byteLength).toBe(80);
});

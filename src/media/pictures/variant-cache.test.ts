import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog, silentLog } from '../../log/index.server.ts';
import { createVariantCache, type VariantCacheOptions } from './variant-cache.server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-variants-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = (digit: string) => digit.repeat(40);
const bytes = (size: number, value = size) => new Uint8Array(size).fill(value);

/** A file of a few bytes takes one block, plus a quarter of one for its directory entry. */
const SMALL_FILE = 5_120;

function open(options: Partial<VariantCacheOptions> = {}) {
  return createVariantCache({
    folder,
    mostBytes: 1_000_000,
    mostEntries: 1_000,
    log: silentLog,
    ...options,
  });
}

function recordingLog() {
  const lines: { level: string; message: string }[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as (typeof lines)[number]));
  return { log, lines };
}

async function only(): Promise<string> {
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  return join(folder, names[0] ?? '');
}

test('a variant is found again under the same tag, even by a later process', async () => {
  const place = { folder: join(folder, 'new') };
  const cache = open(place);
  expect(await cache.get(key('a'))).toBeNull();
  const { tag } = await cache.put(key('a'), bytes(10), 'avif');
  const later = open(place);
  const found = await later.get(key('a'));
  expect(found).toMatchObject({ format: 'avif', tag });
  expect(found?.bytes.byteLength).toBe(10);
  expect(await later.has(key('b'))).toBe(false);
});

describe('the space that it takes', () => {
  test('is counted in disk blocks; the least recently used variant is evicted first', async () => {
    const cache = open({ mostBytes: 2 * SMALL_FILE });
    await cache.put(key('a'), bytes(100), 'webp');
    await cache.put(key('b'), bytes(4_096), 'webp');
    await cache.get(key('a'));
    await cache.put(key('c'), bytes(1), 'webp');
    expect(await cache.get(key('b'))).toBeNull();
    expect(await cache.get(key('a'))).not.toBeNull();
    expect(await cache.get(key('c'))).not.toBeNull();
    // One byte more than a block takes two.
    await cache.put(key('d'), bytes(4_097), 'webp');
    expect(await cache.has(key('d'))).toBe(true);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('is also limited by the number of files', async () => {
    const cache = open({ mostEntries: 3 });
    for (const digit of '0123456789') await cache.put(key(digit), bytes(10), 'webp');
    expect((await readdir(folder)).map((name) => name[0]).sort()).toEqual(['7', '8', '9']);
  });

  test('is freed at the start if the folder holds more', async () => {
    const cache = open();
    for (const digit of '0123456789') {
      await cache.put(key(digit), bytes(10, Number(digit)), 'webp');
      const name = (await readdir(folder)).find((one) => one.startsWith(digit)) ?? '';
      await utimes(join(folder, name), Number(digit), Number(digit));
    }
    expect(await open({ mostBytes: 6 * SMALL_FILE }).has(key('4'))).toBe(true);
    expect(
      (await readdir(folder))
        .map((name) => name[0])
        .sort()
        .join(''),
    ).toBe('456789');
    await open({ mostEntries: 2 }).has(key('0'));
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('is counted correctly when a key is put again, and the old file is removed', async () => {
    const cache = open({ mostBytes: 2 * SMALL_FILE });
    for (let round = 0; round < 5; round += 1) await cache.put(key('a'), bytes(10, round), 'webp');
    await cache.put(key('b'), bytes(10), 'webp');
    expect(await readdir(folder)).toHaveLength(2);
    expect((await cache.get(key('a')))?.bytes[0]).toBe(4);
  });
});

describe('a damaged file', () => {
  test('is made again when someone removed it', async () => {
    const cache = open();
    await cache.put(key('a'), bytes(100), 'webp');
    await rm(await only());
    expect(await cache.get(key('a'))).toBeNull();
    await cache.put(key('a'), bytes(90), 'webp');
    expect((await cache.get(key('a')))?.bytes.byteLength).toBe(90);
  });

  test.each([
    ['a changed byte', (file: Buffer) => file.fill(1, 50, 51)],
    ['a cut end', (file: Buffer) => file.subarray(0, 60)],
    ['nothing', () => Buffer.alloc(0)],
    ['zeros', (file: Buffer) => Buffer.alloc(file.length)],
  ])('is never answered: %s', async (_, damage) => {
    for (const isLaterProcess of [false, true]) {
      const { log, lines } = recordingLog();
      let cache = open({ log });
      await cache.put(key('a'), bytes(100), 'webp');
      const file = await only();
      await writeFile(file, damage(await readFile(file)));
      if (isLaterProcess) cache = open({ log });
      expect(await cache.get(key('a'))).toBeNull();
      expect(await cache.has(key('a'))).toBe(false);
      expect(await readdir(folder)).toEqual([]);
      expect(lines).toMatchObject([{ level: 'warn' }]);
      await cache.put(key('a'), bytes(100), 'webp');
      expect((await cache.get(key('a')))?.bytes).toEqual(Buffer.from(bytes(100)));
      await rm(await only());
    }
  });
});

describe('a full disk', () => {
  const isFull = async (path: string, content: Uint8Array) => {
    // Like a full disk: part of the file is written.
    await writeFile(path, content.subarray(0, 5));
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };

  test('still lets the picture be served, keeps no partial file, and is logged once a minute', async () => {
    const { log, lines } = recordingLog();
    const cache = open({ log, write: isFull });
    for (const digit of 'abcde') {
      const { bytes: answered, tag } = await cache.put(key(digit), bytes(100), 'webp');
      expect([answered.byteLength, tag.length]).toEqual([100, 24]);
      expect(await cache.get(key(digit))).toBeNull();
    }
    expect(await readdir(folder)).toEqual([]);
    expect(lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('kept') }]);
  });

  test('is written to again once it has room', async () => {
    let full = true;
    const write = (path: string, content: Uint8Array) =>
      full ? isFull(path, content) : writeFile(path, content);
    const cache = open({ write });
    await cache.put(key('a'), bytes(100), 'webp');
    full = false;
    await cache.put(key('a'), bytes(100), 'webp');
    expect(await cache.get(key('a'))).not.toBeNull();
  });

  test('causes no failure even if the folder cannot be created', async () => {
    await writeFile(join(folder, 'file'), '');
    const cache = open({ folder: join(folder, 'file', 'pictures') });
    expect((await cache.put(key('a'), bytes(100), 'webp')).bytes.byteLength).toBe(100);
  });
});

test('abandoned temporary files are removed, those still being written are not', async () => {
  const id = '01234567-89ab-cdef-0123-456789abcde';
  for (const digit of '12') await writeFile(join(folder, `.${id}${digit}.tmp`), 'half');
  const named = join(folder, `.${key('a')}.webp.${id}3.tmp`);
  await writeFile(named, 'half');
  await utimes(named, 1_000, 1_000);
  await writeFile(join(folder, 'other.txt'), 'of somebody');
  await utimes(join(folder, `.${id}1.tmp`), 1_000, 1_000);
  await utimes(join(folder, `.${id}2.tmp`), new Date(), new Date());
  await open().has(key('a'));
  expect((await readdir(folder)).sort()).toEqual([`.${id}2.tmp`, 'other.txt']);
});

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefusedError } from '../../http/index.server.ts';
import { silentLog } from '../../log/index.server.ts';
import { drawPicture } from '../testing/media.ts';
import type { PictureCatalogue, StoredPicture } from './catalogue.server.ts';
import { createPictureLibrary } from './library.server.ts';
import { createFolderStore } from './picture-store.server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-library-'));
  await mkdir(join(folder, 'sample'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

function openLibrary(store = createFolderStore(join(folder, 'store'))) {
  const known: StoredPicture[] = [];
  const catalogue: PictureCatalogue = {
    find: async ({ id }) => known.find((picture) => picture.id === id) ?? null,
    add: async (pictures) => void known.push(...pictures),
    forget: () => {},
    remove: async () => {},
  };
  return createPictureLibrary({
    catalogue,
    store,
    sampleFolder: join(folder, 'sample'),
    log: silentLog,
  });
}

const stored = () => readdir(join(folder, 'store')).catch(() => []);

test('a sample is copied into the store on first use', async () => {
  const bytes = await drawPicture(40, 30).webp().toBuffer();
  await writeFile(join(folder, 'sample', 'a.webp'), bytes);
  const library = openLibrary();
  const picture = (await library.registerSamples()).get('a.webp');
  if (!picture) throw new Error('The sample is not known');
  expect(await stored()).toEqual([]);
  expect((await library.original(picture))?.byteLength).toBe(bytes.byteLength);
  expect(await stored()).toEqual([`${picture.id}-40x30.webp`]);
  // A later release may ship another picture under that name: the stored one stays.
  await writeFile(join(folder, 'sample', 'a.webp'), await drawPicture(20, 20).webp().toBuffer());
  expect((await library.original(picture))?.byteLength).toBe(bytes.byteLength);
  await rm(join(folder, 'store'), { recursive: true });
  expect(await library.original(picture)).toBeNull();
  await library.stop();
});

test('samples that nobody requests are copied later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await writeFile(join(folder, 'sample', 'a.webp'), await drawPicture(40, 30).webp().toBuffer());
  const library = openLibrary();
  await library.registerSamples();
  vi.runOnlyPendingTimers();
  await expect.poll(() => stored()).toHaveLength(1);
  await library.stop();
});

test('pictures are identified by their bytes, whatever their file name', async () => {
  const library = openLibrary();
  const jpeg = await drawPicture(40, 30).withMetadata({ orientation: 8 }).jpeg().toBuffer();
  const [picture] = await library.register([{ bytes: jpeg, name: 'turned.png' }]);
  expect(picture).toMatchObject({ width: 30, height: 40, format: 'jpg', fileName: 'turned.png' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [svg, Buffer.from('text'), Buffer.alloc(0)]) {
    await expect(library.register([{ bytes, name: 'a.png' }])).rejects.toThrow(RefusedError);
  }
});

test('a sample that cannot be copied is served from the sample folder', async () => {
  const bytes = await drawPicture(40, 30).webp().toBuffer();
  await writeFile(join(folder, 'sample', 'a.webp'), bytes);
  await writeFile(join(folder, 'store'), 'a file where a folder is to be');
  const store = createFolderStore(join(folder, 'store'));
  const library = openLibrary({ ...store, read: async () => null });
  const picture = (await library.registerSamples()).get('a.webp');
  if (!picture) throw new Error('The sample is not known');
  expect((await library.original(picture))?.byteLength).toBe(bytes.byteLength);
  expect((await library.openOriginal(picture))?.size).toBe(bytes.byteLength);
  await library.stop();
});

test('abandoned temporary files in the store are removed with the next write', async () => {
  const leftOver = join(folder, 'store', '.01234567-89ab-cdef-0123-456789abcdef.tmp');
  await mkdir(join(folder, 'store'));
  await writeFile(leftOver, 'half');
  await utimes(leftOver, 1_000, 1_000);
  const bytes = await drawPicture(40, 30).webp().toBuffer();
  const [picture] = await openLibrary().register([{ bytes, name: 'a.webp' }]);
  expect(await stored()).toEqual([`${picture?.id}-40x30.webp`]);
});

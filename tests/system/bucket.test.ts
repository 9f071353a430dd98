import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog, type Log } from '../../src/log/index.server.ts';
import type { BucketSettings } from '../../src/media/bucket/bucket-options.server.ts';
import { createBucket, type Bucket } from '../../src/media/bucket/bucket.server.ts';
import { givenS3 } from './support/given-s3.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function namesIn(bucket: Bucket, prefix = ''): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of bucket.list(prefix)) names.push(name);
  return names;
}

describe('a bucket of a server that others wrote', () => {
  const given = async (more: Partial<BucketSettings> = {}) => {
    const { settings } = await givenS3();
    return createBucket({ settings: { ...settings, ...more }, log: silentLog });
  };

  it('stores, reads, replaces and removes objects', async () => {
    const bucket = await given();
    expect(await bucket.read('pictures/a.webp')).toBeNull();
    expect(await bucket.head('pictures/a.webp')).toBeNull();
    await bucket.write('pictures/a.webp', bytesOf('a picture'), 'image/webp');
    const read = await bucket.read('pictures/a.webp');
    expect([textOf(read?.bytes), read?.type]).toEqual(['a picture', 'image/webp']);
    expect(await bucket.head('pictures/a.webp')).toMatchObject({
      ...{ size: 9, sha256: hashOf('a picture'), type: 'image/webp' },
    });
    await bucket.write('pictures/a.webp', bytesOf('another'), 'image/png');
    expect(textOf((await bucket.read('pictures/a.webp'))?.bytes)).toBe('another');
    await bucket.remove('pictures/a.webp');
    await bucket.remove('pictures/a.webp');
    expect(await bucket.read('pictures/a.webp')).toBeNull();
  });

  it('stores a file of the disk, and streams it whole and in part', async () => {
    const bucket = await given();
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-bucket-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'film'), 'a film of some length');
    await bucket.write('files/film.mp4', { path: join(folder, 'film') }, 'video/mp4');
    const info = await bucket.head('files/film.mp4');
    if (!info) throw new Error('It is not there');
    expect(info.sha256).toBe(hashOf('a film of some length'));
    const stream = (range?: { start: number; end: number }) =>
      new Response(bucket.stream('files/film.mp4', info, range)).text();
    expect(await stream()).toBe('a film of some length');
    expect(await stream({ start: 2, end: 5 })).toBe('film');
    await bucket.write('files/film.mp4', bytesOf('replaced by now......'), 'video/mp4');
    await expect(stream()).rejects.toThrow('changed meanwhile');
  });

  it('lists what begins with a name, however it is written', async () => {
    const bucket = await given({ prefix: 'one site/' });
    const names = Array.from({ length: 30 }, (_, at) => `variants/a/${10 + at}`);
    await Promise.all(names.map((name) => bucket.write(name, bytesOf('x'), 'image/webp')));
    const hard = 'files/Menú de otoño (100%+).pdf';
    await bucket.write(hard, bytesOf('pdf'), 'application/pdf');
    expect(await namesIn(bucket, 'variants/')).toEqual(names);
    expect(await namesIn(bucket, 'files/')).toEqual([hard]);
    expect(textOf((await bucket.read(hard))?.bytes)).toBe('pdf');
    expect(await namesIn(bucket, 'pictures/')).toEqual([]);
  });

  it('keeps sites with prefixes of their own apart', async () => {
    const { settings } = await givenS3();
    const [one, other] = ['one/', 'other/'].map((prefix) =>
      createBucket({ settings: { ...settings, prefix }, log: silentLog }),
    );
    await one?.write('pictures/a', bytesOf('one'), 'image/png');
    expect(await other?.read('pictures/a')).toBeNull();
    expect(other && (await namesIn(other))).toEqual([]);
  });

  it.each([
    ['another secret key', { secretAccessKey: 'wrong' }, /403 SignatureDoesNotMatch/],
    ['an unknown access key', { accessKeyId: 'nobody' }, /403 InvalidAccessKeyId/],
    ['a bucket that there is none of', { bucket: 'nowhere' }, /404 NoSuchBucket|no bucket nowhere/],
  ])('says what is wrong with %s, once, without the key', async (_what, wrong, reason) => {
    const said: string[] = [];
    const note = (message: string, fields: object = {}) =>
      void said.push(message + JSON.stringify(fields));
    const log: Log = { info: note, warn: note, error: note };
    const { settings, requests } = await givenS3();
    const bucket = createBucket({ settings: { ...settings, ...wrong }, log });
    for (const ask of [
      () => bucket.read('pictures/a'),
      () => bucket.write('pictures/a', bytesOf('a'), 'image/png'),
      () => namesIn(bucket),
    ]) {
      await expect(ask()).rejects.toMatchObject({ name: 'BucketError', problem: 'refused' });
      await expect(ask()).rejects.toThrow(reason);
    }
    // Once each: asking again would change nothing.
    expect(requests).toHaveLength(6);
    expect(said).toHaveLength(1);
    expect(said.join()).not.toMatch(/S3RVER|wrong|nobody/);
  });
});

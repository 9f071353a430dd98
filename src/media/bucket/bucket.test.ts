import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog, type Log } from '../../log/index.server.ts';
import { givenBrokenS3, givenS3 } from '../testing/bucket.ts';
import type { BucketError } from './bucket-error.server.ts';
import type { BucketSettings } from './bucket-options.server.ts';
import { createBucket, type Bucket } from './bucket.server.ts';

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

describe('a bucket that fails', () => {
  const PATIENCE = { answer: 150, whole: 300, pause: 1 };

  const given = async (answer: Parameters<typeof givenBrokenS3>[0]) => {
    const clock = { now: 1_000_000 };
    const s3 = await givenBrokenS3(answer);
    const bucket = createBucket({
      ...{ settings: s3.settings, log: silentLog, patience: PATIENCE },
      now: () => clock.now,
    });
    return { ...s3, bucket, clock };
  };
  const failure = (asked: Promise<unknown>): Promise<BucketError> =>
    asked.then(
      () => {
        throw new Error('It did not fail');
      },
      (error: BucketError) => error,
    );

  it.each([500, 502, 503, 504, 429])('is asked three times when it answers %i', async (status) => {
    const { bucket, requests } = await given((_request, response) => {
      response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>');
    });
    const error = await failure(bucket.read('a'));
    expect(error).toMatchObject({ problem: 'away', retryAfter: 5 });
    expect(error.message).toContain(`${status} SlowDown`);
    expect(requests).toHaveLength(3);
  });

  it('answers in the end when only the first tries fail', async () => {
    let tries = 0;
    const { bucket } = await given((_request, response) => {
      tries += 1;
      if (tries < 3) response.writeHead(503).end();
      else response.writeHead(200, { 'content-length': 4 }).end('good');
    });
    expect(textOf((await bucket.read('a'))?.bytes)).toBe('good');
  });

  it('is left alone for as long as it asks for', async () => {
    const { bucket, requests, clock, broken } = await given((_request, response) => {
      response.writeHead(503, { 'retry-after': '20' }).end();
    });
    expect(await failure(bucket.read('a'))).toMatchObject({ problem: 'away', retryAfter: 20 });
    clock.now += 19_000;
    expect(await failure(bucket.read('a'))).toMatchObject({ problem: 'away', retryAfter: 1 });
    expect(requests).toHaveLength(1);
    clock.now += 1_000;
    broken.answer = (_request, response) => void response.writeHead(404).end();
    expect(await bucket.read('a')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('is left alone for longer and longer while it is away, and asked at once when it is back', async () => {
    const { bucket, requests, clock, broken } = await given(
      (request) => void request.socket.destroy(),
    );
    const rests: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const before = requests.length;
      await failure(bucket.head('a'));
      expect(requests.length - before).toBe(3);
      let rest = 0;
      for (;;) {
        await failure(bucket.head('a'));
        if (requests.length > before + 3) break;
        clock.now += 500;
        rest += 500;
      }
      rests.push(rest);
      requests.length = 0;
      clock.now += 60_000;
    }
    expect(rests).toEqual([...rests].sort((a, b) => a - b));
    expect(Math.max(...rests)).toBeLessThanOrEqual(15_500);
    broken.answer = (_request, response) => void response.writeHead(404).end();
    expect(await bucket.head('a')).toBeNull();
    expect(await bucket.head('a')).toBeNull();
  });

  it('is given up when it never answers, and when an answer never ends', async () => {
    const silent = await given(() => {});
    expect(await failure(silent.bucket.read('a'))).toMatchObject({ problem: 'away' });
    const slow = await given((_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write('a');
    });
    expect(await failure(slow.bucket.read('a'))).toMatchObject({ problem: 'away' });
    const mute = await given(() => {});
    const write = mute.bucket.write('a', bytesOf('a'), 'image/png');
    expect(await failure(write)).toMatchObject({ problem: 'away' });
  });

  it('is asked again when an answer is cut, and believed when the next is whole', async () => {
    let tries = 0;
    const { bucket } = await given((_request, response) => {
      tries += 1;
      response.writeHead(200, { 'content-length': 4 });
      if (tries > 1) response.end('good');
      else {
        response.write('go');
        response.socket?.end();
      }
    });
    expect(textOf((await bucket.read('a'))?.bytes)).toBe('good');
    expect(tries).toBe(2);
  });

  it('is not believed when the bytes are not those that were stored', async () => {
    const { bucket, requests } = await given((_request, response) => {
      const headers = { 'content-length': 4, 'x-amz-meta-sha256': hashOf('good') };
      response.writeHead(200, headers).end('evil');
    });
    expect(await failure(bucket.read('a'))).toMatchObject({ problem: 'damaged' });
    expect(requests).toHaveLength(3);
    // It is there all the same: the next request is sent.
    await failure(bucket.read('b'));
    expect(requests).toHaveLength(6);
  });

  it('fails a stream that is cut, or of another length than it was said to have', async () => {
    const { bucket, broken } = await given((_request, response) => {
      response.writeHead(200, { 'content-length': 10, etag: '"1"' }).end();
    });
    const info = { size: 10, sha256: null, type: '', etag: '"1"' };
    const read = () => new Response(bucket.stream('a', info)).text();
    broken.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 10, etag: '"1"' }).write('12345');
      response.socket?.end();
    };
    await expect(read()).rejects.toThrow();
    broken.answer = (_request, response) =>
      void response.writeHead(200, { etag: '"1"' }).end('123');
    await expect(read()).rejects.toThrow('cut short');
    broken.answer = (_request, response) =>
      void response.writeHead(200, { etag: '"1"' }).end('0123456789ab');
    await expect(read()).rejects.toThrow('cut short');
    broken.answer = (_request, response) => void response.writeHead(404).end();
    await expect(read()).rejects.toThrow('changed meanwhile');
  });

  it('says where it sends us when endpoint or region are wrong, and does not follow', async () => {
    const { bucket, requests } = await given((_request, response) => {
      const headers = { location: 'http://127.0.0.1:1/elsewhere' };
      response.writeHead(301, headers).end('<Error><Code>PermanentRedirect</Code></Error>');
    });
    const error = await failure(bucket.read('a'));
    expect(error).toMatchObject({ problem: 'refused' });
    expect(error.message).toContain('301 PermanentRedirect');
    expect(requests).toHaveLength(1);
  });

  it('is listed page by page', async () => {
    const page = (name: string, more: string) =>
      `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}` +
      `<Contents><Key>${name}</Key><Size>3</Size></Contents></ListBucketResult>`;
    const { bucket, requests } = await given((request, response) => {
      const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token');
      const next = '<NextContinuationToken>a+/=&amp;b</NextContinuationToken>';
      response.end(token === 'a+/=&b' ? page('p/&lt;2&gt;', '') : page('p/1', next));
    });
    expect(await namesIn(bucket, 'p/')).toEqual(['p/1', 'p/<2>']);
    expect(requests).toHaveLength(2);
  });

  it('cannot make this process read without end', async () => {
    const { bucket } = await given((_request, response) => {
      response.writeHead(200, { 'content-length': 1e9 }).write('x');
    });
    expect(await failure(bucket.read('a'))).toMatchObject({ problem: 'damaged' });
  });
});

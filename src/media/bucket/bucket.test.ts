import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import { givenBrokenS3 } from '../testing/bucket.ts';
import type { BucketError } from './bucket-error.server.ts';
import { createBucket, type Bucket } from './bucket.server.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function namesIn(bucket: Bucket, prefix = ''): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of bucket.list(prefix)) names.push(name);
  return names;
}

describe('a bucket that fails', () => {
  const PATIENCE = { answer: 10_000, whole: 20_000, pause: 1 };
  const HASTE = { answer: 150, whole: 300, pause: 1 };

  const given = async (answer: Parameters<typeof givenBrokenS3>[0], patience = PATIENCE) => {
    const clock = { now: 1_000_000 };
    const s3 = await givenBrokenS3(answer);
    const bucket = createBucket({
      ...{ settings: s3.settings, log: silentLog, patience },
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
    const silent = await given(() => {}, HASTE);
    expect(await failure(silent.bucket.read('a'))).toMatchObject({ problem: 'away' });
    const slow = await given((_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write('a');
    }, HASTE);
    expect(await failure(slow.bucket.read('a'))).toMatchObject({ problem: 'away' });
    const mute = await given(() => {}, HASTE);
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
    const { bucket, broken } = await given((_request, response) => {
      response.writeHead(200, { 'content-length': 1e9 }).write('x');
    });
    expect(await failure(bucket.read('a'))).toMatchObject({ problem: 'damaged' });
    broken.answer = (_request, response) => void response.end(Buffer.alloc(5 * 1024 * 1024));
    expect(await failure(namesIn(bucket))).toMatchObject({ problem: 'damaged' });
  });
});

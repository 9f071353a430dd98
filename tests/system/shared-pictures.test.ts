import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase, type OpenDatabase } from '../../src/database/index.server.ts';
import { silentLog } from '../../src/log/index.server.ts';
import {
  createMedia,
  mediaMigrations,
  type Media,
  type MediaTables,
} from '../../src/media/index.server.ts';
import { givenBrokenS3 } from '../../src/media/testing/bucket.ts';
import { givenS3 } from './support/given-s3.ts';
import { drawPicture, look } from '../../src/media/testing/media.ts';
import { createPictureClaims } from '../../src/media/pictures/claims.server.ts';
import type { BucketSettings } from '../../src/media/bucket/bucket-options.server.ts';
import { createBucket } from '../../src/media/bucket/bucket.server.ts';

let folder = '';
let database: OpenDatabase<MediaTables>;
const open: Media[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-shared-'));
  database = await openDatabase<MediaTables>({ dataDirectory: folder });
  await migrate(database.db, mediaMigrations);
});
afterEach(async () => {
  for (const media of open.splice(0)) await media.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A process with a data folder of its own; database and bucket are everybody's. */
function startProcess(name: string, bucket: BucketSettings): Media {
  const media = createMedia({
    ...{ db: database.db, dataDirectory: join(folder, name), log: silentLog, bucket },
    sampleDirectory: join(folder, 'sample'),
    signingKey: Buffer.alloc(32, 1),
    siteUrl: 'http://localhost:3000',
    findSender: () => ({ address: '', network: '', neighbourhood: '' }),
    isUploadAllowed: () => true,
  });
  open.push(media);
  return media;
}

const ask = async (media: Media, path: string, headers: Record<string, string> = {}) =>
  media.routes.request(`http://localhost:3000${path}`, { headers });
const statusOf = async (media: Media, path: string) => (await ask(media, path)).status;

const AVIF = { accept: 'image/avif,*/*' };
const drawn = () => drawPicture(800, 600).webp().toBuffer();
const filesOf = async (name: string) =>
  (await readdir(join(folder, name), { recursive: true }).catch(() => [])).join();

describe('two processes that share a database and a bucket', () => {
  const given = async () => {
    const { settings, requests } = await givenS3();
    const [one, other] = [startProcess('one', settings), startProcess('other', settings)];
    return { one, other, requests, settings };
  };

  it('serve a picture that was uploaded to either of them at once', async () => {
    const { one, other } = await given();
    const form = new FormData();
    form.append('images', new Blob([await drawPicture(300, 200).png().toBuffer()]), 'a.png');
    const { body, headers } = new Response(form);
    const answer = await one.routes.request('http://localhost:3000/api/image-upload', {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { ...Object.fromEntries(headers), origin: 'http://localhost:3000' },
    } as RequestInit);
    const { uploadResults } = (await answer.json()) as { uploadResults: { url: string }[] };
    const url = uploadResults[0]?.url ?? '';
    const served = await ask(other, url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await look(await served.arrayBuffer())).toMatchObject({ width: 300, height: 200 });
    // Nothing of it lies where the other process could not see it.
    expect(await filesOf('one/pictures')).toBe('');
  });

  it('find the variants that the other has made, and those they have used on their own disk', async () => {
    const { one, other, requests } = await given();
    const { ref } = await one.registerPicture(await drawn(), 'a.webp');
    const address = one.addresses.url({ asset: { _ref: ref } }, { width: 320 }) ?? '';
    const made = await ask(one, address, AVIF);
    const bytes = Buffer.from(await made.arrayBuffer());
    await expect.poll(() => requests.filter((name) => /^PUT variants/.test(name))).toHaveLength(1);
    requests.length = 0;
    const found = await ask(other, address, AVIF);
    expect(Buffer.from(await found.arrayBuffer()).equals(bytes)).toBe(true);
    expect(found.headers.get('etag')).toBe(made.headers.get('etag'));
    // It read the variant, and never the original to make it again.
    expect(requests.map((name) => name.replace(/\/.*/, ''))).toEqual(['GET variants']);
    await ask(other, address, AVIF);
    await ask(one, address, AVIF);
    expect(requests).toHaveLength(1);
  });

  it('no longer have a picture that one of them has removed, nor its variants', async () => {
    const { one, other, requests, settings } = await given();
    const picture = await one.registerPicture(await drawn(), 'a.webp');
    const address = one.addresses.url({ asset: { _ref: picture.ref } }, { width: 320 }) ?? '';
    expect(await statusOf(other, address)).toBe(200);
    await expect.poll(() => requests.filter((name) => /^PUT variants/.test(name))).toHaveLength(1);
    await one.removePicture(picture);
    requests.length = 0;
    expect(await one.openPicture(picture.ref)).toBeNull();
    expect(await statusOf(one, `/images/${picture.id}-800x600.webp`)).toBe(404);
    expect(await statusOf(other, `/images/${picture.id}-800x600.webp`)).toBe(404);
    const third = startProcess('third', settings);
    expect(await statusOf(third, address)).toBe(404);
    // Stored again, it is there again.
    await one.registerPicture(await drawn(), 'a.webp');
    expect(await statusOf(other, address)).toBe(200);
  });

  it('read the original once for all the variants that are made of it', async () => {
    const { one, requests } = await given();
    const { ref } = await one.registerPicture(await drawn(), 'a.webp');
    for (const width of [64, 96, 128] as const) {
      const address = one.addresses.url({ asset: { _ref: ref } }, { width }) ?? '';
      expect(await statusOf(one, address)).toBe(200);
    }
    expect(requests.filter((name) => name.startsWith('GET pictures/'))).toHaveLength(1);
  });

  it('make a variant ahead of time once, whoever begins', async () => {
    const { one, other, requests } = await given();
    const { ref } = await one.registerPicture(await drawn(), 'a.webp');
    const addresses = ([64, 96, 128, 160, 192, 240] as const).map(
      (width) => one.addresses.url({ asset: { _ref: ref } }, { width }) ?? '',
    );
    one.warm(addresses);
    other.warm(addresses);
    await Promise.all([one.warmed(), other.warmed()]);
    const put = requests.filter((name) => name.startsWith('PUT variants/'));
    expect(put).toHaveLength(12);
    expect(new Set(put).size).toBe(12);
    // Both took part.
    const [ones, others] = await Promise.all([filesOf('one/cache'), filesOf('other/cache')]);
    expect(ones).toMatch(/avif|webp/);
    expect(others).toMatch(/avif|webp/);
  });

  it('serve the same film, in parts, and see when it is replaced', async () => {
    const { one, settings } = await given();
    const bucket = createBucket({ settings, log: silentLog });
    await mkdir(join(folder, 'sample', 'files'), { recursive: true });
    await writeFile(join(folder, 'sample', 'files', 'b.mp4'), 'sample');
    await bucket.write('files/a.mp4', Buffer.from('0123456789'), 'video/mp4');
    const part = await ask(one, '/files/a.mp4', { range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      ...[206, 'bytes 2-4/10', '234'],
    ]);
    const tag = part.headers.get('etag') ?? '';
    const again = await ask(one, '/files/a.mp4', { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await (await ask(one, '/files/b.mp4')).text()).toBe('sample');
    expect(await statusOf(one, '/files/none.mp4')).toBe(404);
    await bucket.write('files/a.mp4', Buffer.from('another one'), 'video/mp4');
    const later = startProcess('later', settings);
    const replaced = await ask(later, '/files/a.mp4');
    expect(await replaced.text()).toBe('another one');
    expect(replaced.headers.get('etag')).not.toBe(tag);
  });

  it('opens an original for an export without asking for bytes that nobody reads', async () => {
    const { one, requests } = await given();
    const { ref } = await one.registerPicture(await drawn(), 'a.webp');
    requests.length = 0;
    const file = await one.openPicture(ref);
    expect(requests.map((name) => name.slice(0, 4))).toEqual(['HEAD']);
    expect(Buffer.from(await new Response(file?.body()).arrayBuffer())).toEqual(await drawn());
  });
});

describe('while the bucket fails', () => {
  const refused = (status: number) => async () => {
    const s3 = await givenBrokenS3((_request, response) => void response.writeHead(status).end());
    return startProcess('one', s3.settings);
  };
  const rowFor = async () => {
    const row = { id: '0123456789abcdef0123', width: 800, height: 600, format: 'webp', bytes: 9 };
    await database.db
      .insertInto('pictures')
      .values({
        ...row,
        ...{ file_name: 'a.webp', created_at: '2026-01-01T00:00:00.000Z', search_text: '' },
        ...{ alt_es: null, alt_en: null, alt_more: null, focal_x: null, focal_y: null },
        ...{ changed_at: null, deleted_at: null },
      })
      .execute();
    return 'image-0123456789abcdef0123-800x600-webp';
  };

  it.each([500, 503, 429, 403])(
    'with %i, pictures are answered 503 with Retry-After',
    async (status) => {
      const media = await refused(status)();
      await expect(media.checkBucket()).rejects.toThrow(String(status));
      const ref = await rowFor();
      const address = media.addresses.url({ asset: { _ref: ref } }, { width: 320 }) ?? '';
      for (const path of [address, '/images/0123456789abcdef0123-800x600.webp', '/files/a.mp4']) {
        const answer = await ask(media, path);
        expect([path, answer.status]).toEqual([path, 503]);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it('with 404, a picture is missing', async () => {
    const media = await refused(404)();
    const ref = await rowFor();
    const address = media.addresses.url({ asset: { _ref: ref } }, { width: 320 }) ?? '';
    expect(await statusOf(media, address)).toBe(404);
  });

  it('variants on this disk are served, and others made from an original that is on it', async () => {
    const { settings } = await givenS3();
    const before = startProcess('one', settings);
    const { ref } = await before.registerPicture(await drawn(), 'a.webp');
    const at = (width: 320 | 640) =>
      before.addresses.url({ asset: { _ref: ref } }, { width }) ?? '';
    expect(await statusOf(before, at(320))).toBe(200);
    const gone = await givenBrokenS3((request) => void request.socket.destroy());
    const after = startProcess('one', gone.settings);
    expect(await statusOf(after, at(320))).toBe(200);
    expect(gone.requests).toEqual([]);
    expect(await statusOf(after, at(640))).toBe(200);
  });

  it('an upload says that it was not stored', async () => {
    const media = await refused(503)();
    const form = new FormData();
    form.append('images', new Blob([await drawn()]), 'a.webp');
    const taken = await media.uploads.take(
      new Request('http://localhost', { method: 'POST', body: form }),
    );
    expect(taken).toEqual([{ name: 'a.webp', error: 'notStored' }]);
    expect(await database.db.selectFrom('pictures').selectAll().execute()).toEqual([]);
  });
});

describe('a claim on a variant', () => {
  it('is one process’s until it is released, or its maker must have died', async () => {
    let now = 1_000;
    const one = createPictureClaims(database.db, () => now);
    const other = createPictureClaims(database.db, () => now);
    expect(await Promise.all([one.take('a'), other.take('a')])).toEqual([true, false]);
    expect(await other.take('b')).toBe(true);
    await one.release('a');
    expect(await other.take('a')).toBe(true);
    now += 60_000;
    expect(await one.take('a')).toBe(false);
    now += 60_000;
    expect(await one.take('a')).toBe(true);
  });
});

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture, look, withMedia } from '../testing/media.ts';
import { jpeg, joined, outcomes, upload, type Files } from '../testing/uploads.ts';

describe('what is kept', () => {
  test('pictures of every format, under their own address, whatever they are called', async () => {
    await withMedia(async (media) => {
      const picture = drawPicture(300, 200);
      const files: Files = [
        ['one.jpg', await picture.clone().jpeg().toBuffer()],
        ['two.png', await picture.clone().png().toBuffer()],
        ['C:\\photos\\three.txt', await picture.clone().webp().toBuffer()],
        ['fo\u202eur.s\u200bvg', await picture.clone().avif({ effort: 0 }).toBuffer()],
        ['five', await drawPicture(320, 200).gif().toBuffer()],
      ];
      const { status, uploadResults = [] } = await upload(media, files);
      expect(status).toBe(200);
      for (const result of uploadResults) {
        if ('error' in result) throw new Error(`${result.name}: ${result.error}`);
        expect(result.ref).toBe(`image-${result.id}-${result.width}x${result.height}-webp`);
        const response = await media.ask(result.url);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(createHash('sha1').update(bytes).digest('hex').slice(0, 20)).toBe(result.id);
        const { format, colourAt } = await look(bytes);
        expect([format, colourAt(0.2, 0.5), colourAt(0.8, 0.5)]).toEqual(['webp', 'red', 'blue']);
      }
      const widths = uploadResults.map((result) => 'width' in result && result.width);
      expect(widths).toEqual([300, 300, 300, 300, 320]);
      const names = (await media.listPictures()).map((row) => row.file_name);
      expect(names.sort()).toEqual(['five', 'four.svg', 'one.jpg', 'three.txt', 'two.png']);
    });
  });

  test('a picture stands upright and says nothing of where it was taken', async () => {
    await withMedia(async (media) => {
      const bytes = await drawPicture(300, 200)
        .withMetadata({
          orientation: 6,
          exif: {
            IFD0: { Copyright: 'SECRET OWNER' },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 43/1 0/1' },
          },
        })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET PLACE</x:xmpmeta>')
        .jpeg()
        .toBuffer();
      expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, width: 300 });
      expect(bytes.includes('SECRET OWNER')).toBe(true);
      const { uploadResults = [] } = await upload(media, [['phone.jpg', bytes]]);
      const [result] = uploadResults;
      if (!result || 'error' in result) throw new Error('The picture was refused');
      expect(result).toMatchObject({ width: 200, height: 300 });
      const kept = new Uint8Array(await (await media.ask(result.url)).arrayBuffer());
      expect(await sharp(kept).metadata()).not.toHaveProperty('exif');
      expect(await sharp(kept).metadata()).not.toHaveProperty('xmp');
      expect(Buffer.from(kept).includes('SECRET')).toBe(false);
      // The left half was red; turned a quarter to the right, the upper half is.
      const { colourAt } = await look(kept);
      expect([colourAt(0.5, 0.2), colourAt(0.5, 0.8)]).toEqual(['red', 'blue']);
    });
  });

  test('what a camera appends is left behind, and large pictures are made smaller', async () => {
    await withMedia(async (media) => {
      const film = joined('\0\0\0\x18ftypmp42', 'SECRET FILM'.repeat(100));
      const large = await jpeg(3000, 1500);
      const { uploadResults = [] } = await upload(media, [['motion.jpg', joined(large, film)]]);
      const [result] = uploadResults;
      if (!result || 'error' in result) throw new Error('The picture was refused');
      expect(result).toMatchObject({ width: 2560, height: 1280 });
      const kept = Buffer.from(await (await media.ask(result.url)).arrayBuffer());
      expect(kept.includes('SECRET')).toBe(false);
    });
  });
});

describe('what is refused', () => {
  test('more files than ten: none is kept', async () => {
    await withMedia(async (media) => {
      const good = await jpeg(30, 20);
      const files = Array.from({ length: 11 }, (_, index) => [`${index}.jpg`, good] as const);
      expect(await upload(media, files)).toMatchObject({ status: 422, error: 'tooManyFiles' });
      expect(await media.listPictures()).toEqual([]);
      expect((await upload(media, files.slice(1))).uploadResults).toHaveLength(10);
    });
  });

  test('no files, no form, half a form, too long a form', async () => {
    await withMedia(async (media) => {
      expect(await upload(media, [])).toMatchObject({ status: 422, error: 'noFiles' });
      expect(await upload(media, [['', '']])).toMatchObject({ status: 422, error: 'noFiles' });
      const post = async (body: string, headers: Record<string, string>) => {
        const response = await media.ask('/api/image-upload', { method: 'POST', body, headers });
        return [response.status, await response.json()];
      };
      const multipart = 'multipart/form-data; boundary=x';
      expect(await post('{}', { 'content-type': 'application/json' })).toEqual([
        415,
        { error: 'malformed' },
      ]);
      expect(await post('--x\r\n', { 'content-type': multipart })).toEqual([
        400,
        { error: 'malformed' },
      ]);
      const length = String(200 * 1024 * 1024);
      expect(await post('', { 'content-type': multipart, 'content-length': length })).toEqual([
        413,
        { error: 'tooLarge' },
      ]);
      const get = await media.ask('/api/image-upload');
      expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    });
  });

  test('a sender who hangs up in the middle of a file; the next one is served', async () => {
    await withMedia(async (media) => {
      const good = await jpeg();
      const hangUp = async () => {
        const sender = new AbortController();
        let sent = 0;
        const body = new ReadableStream({
          pull(controller) {
            sent += 1;
            if (sent === 1) {
              const head =
                '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
              controller.enqueue(joined(head, good, '\r\n', head, good.subarray(0, 500)));
            } else {
              sender.abort();
              controller.error(new Error('The sender hung up'));
            }
          },
        });
        const response = await media.ask('/api/image-upload', {
          method: 'POST',
          body,
          signal: sender.signal,
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          ...{ duplex: 'half' },
        });
        return response.status;
      };
      // More of them than are read at once: each gives its place back.
      expect(await Promise.all(Array.from({ length: 5 }, hangUp))).toEqual([
        400, 400, 400, 400, 400,
      ]);
      expect(await media.listPictures()).toEqual([]);
      expect(await outcomes(media, [['good.jpg', good]])).toEqual({ 'good.jpg': 'kept' });
    });
  });

  test('a form without end is read no further than it may be long', async () => {
    await withMedia(async (media) => {
      let sent = 0;
      const piece = Buffer.alloc(1024 * 1024, 0x61);
      const body = new ReadableStream({
        pull(controller) {
          const head = '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n';
          controller.enqueue(sent === 0 ? Buffer.from(head) : piece);
          sent += 1;
        },
      });
      const response = await media.ask('/api/image-upload', {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        ...{ duplex: 'half' },
      });
      expect([response.status, await response.json()]).toEqual([413, { error: 'tooLarge' }]);
      expect(sent).toBeLessThan(160);
    });
  });
});

test('only those who are allowed, and no page of another site', async () => {
  await withMedia(
    async (media) => {
      const files: Files = [['good.jpg', await jpeg()]];
      const mayNot = { status: 401, error: 'notAllowed' };
      expect(await upload(media, files)).toMatchObject(mayNot);
      const signedIn = { cookie: 'signed-in=1' };
      expect(await upload(media, files, signedIn)).toMatchObject({ status: 200 });
      const otherSite = { status: 403, error: 'otherSite' };
      const from = (headers: Record<string, string>) =>
        upload(media, files, { ...signedIn, host: 'localhost:3000', ...headers });
      expect(await from({ 'sec-fetch-site': 'cross-site' })).toMatchObject(otherSite);
      expect(await from({ 'sec-fetch-site': 'same-site' })).toMatchObject(otherSite);
      expect(await from({ origin: 'https://evil.example' })).toMatchObject(otherSite);
      expect(await from({ origin: 'null' })).toMatchObject(otherSite);
      expect(await from({ 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 });
      expect(await from({ origin: 'https://sobremesa.example' })).toMatchObject({ status: 200 });
      expect(await from({ origin: 'http://localhost:3000' })).toMatchObject({ status: 200 });
    },
    {
      isUploadAllowed: (request) => request.headers.get('cookie') === 'signed-in=1',
      siteUrl: 'https://sobremesa.example',
    },
  );
});

test('nothing is stored as it was sent', async () => {
  await withMedia(async (media) => {
    const marked = await drawPicture(300, 200)
      .withExif({ IFD0: { ImageDescription: 'CANARY' } })
      .jpeg()
      .toBuffer();
    await outcomes(media, [
      ['kept.jpg', marked],
      ['refused.jpg', joined(marked, 'CANARY behind it')],
    ]);
    const files = await readdir(media.folder, { recursive: true, withFileTypes: true });
    const held = files.filter((file) => file.isFile());
    expect(held.length).toBeGreaterThan(1);
    for (const { parentPath, name } of held) {
      const bytes = await readFile(join(parentPath, name));
      expect([name, bytes.includes('CANARY')]).toEqual([name, false]);
    }
  });
});

import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QueueFullError } from '../../http/index.server.ts';
import { drawPicture, look, withMedia } from '../testing/media.ts';

test('a picture that came with something else is made anew, small, and stored nowhere', async () => {
  await withMedia(async ({ uploads, listPictures }) => {
    const photo = await drawPicture(3000, 1500)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitudeRef: 'N' } },
      })
      .jpeg()
      .toBuffer();
    const made = (await uploads.clean(photo)) ?? expect.fail();
    const { width, height, format, colourAt } = await look(made);
    expect([width, height, format]).toEqual([800, 1600, 'webp']);
    expect([colourAt(0.5, 0.2), colourAt(0.5, 0.8)]).toEqual(['red', 'blue']);
    expect(await sharp(made).metadata()).not.toHaveProperty('exif');
    expect(Buffer.from(made).includes('SECRET')).toBe(false);
    expect(await listPictures()).toEqual([]);
  });
});

/** A PNG that says it is larger than any camera's. */
async function bomb(): Promise<Buffer> {
  const png = await drawPicture(10, 10).png().toBuffer();
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A sound progressive JPEG whose bits come one by one: a first scan, and an empty one for each bit. */
async function jpegOfScans(count: number): Promise<Buffer> {
  const grey = { create: { width: 64, height: 64, channels: 3, background: '#888888' } } as const;
  const jpeg = await sharp(grey).toColourspace('b-w').jpeg({ progressive: true }).toBuffer();
  const [header, table] = [Buffer.from('ffda', 'hex'), Buffer.from('ffc4', 'hex')];
  const start = jpeg.indexOf(header, jpeg.indexOf(header) + 1);
  const scans = Array.from({ length: count - 1 }, (_, index) => {
    const scan = Buffer.from(jpeg.subarray(start, jpeg.indexOf(table, start)));
    const coefficient = 1 + Math.floor(index / 14);
    const bit = 13 - (index % 14);
    scan.set([coefficient, coefficient, bit === 13 ? bit : ((bit + 1) << 4) | bit], 7);
    return scan;
  });
  return Buffer.concat([jpeg.subarray(0, start), ...scans, Buffer.from('ffd9', 'hex')]);
}

test('what is none is null, and the next one is looked at', async () => {
  await withMedia(async ({ uploads }) => {
    const jpeg = await drawPicture(300, 200).jpeg().toBuffer();
    const hostile: Readonly<Record<string, Uint8Array>> = {
      empty: new Uint8Array(),
      text: Buffer.from('no picture'),
      vector: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      truncated: jpeg.subarray(0, jpeg.length / 2),
      page: Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      bomb: await bomb(),
      scans: await jpegOfScans(101),
    };
    for (const [name, bytes] of Object.entries(hostile))
      expect(await uploads.clean(bytes), name).toBeNull();
    expect(await uploads.clean(jpeg)).not.toBeNull();
    expect(await uploads.clean(await jpegOfScans(100))).not.toBeNull();
  });
});

test('of strangers’ pictures few wait, and the library’s for none of them', async () => {
  await withMedia(async ({ uploads, ask }) => {
    const jpeg = await drawPicture(240, 180).jpeg().toBuffer();
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => uploads.clean(jpeg)));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const one of refused)
      expect((one as PromiseRejectedResult).reason).toBeInstanceOf(QueueFullError);
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(jpeg)]), 'a.jpg');
    expect((await ask('/api/image-upload', { method: 'POST', body: form })).status).toBe(200);
  });
});

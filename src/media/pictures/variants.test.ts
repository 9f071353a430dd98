import { describe, expect, test } from 'vitest';
import type { PictureUrlOptions } from '../picture-address.ts';
import { drawPicture, look, withMedia } from '../testing/media.ts';
import { addressesOf, AVIF, storePicture } from '../testing/stored-picture.ts';

describe('sizes', () => {
  test('are as requested, but never larger than the part that is shown', async () => {
    await withMedia(async (media) => {
      const { signed } = await storePicture(media);
      const sizeOf = async (address: string) => {
        const response = await media.ask(address);
        expect(response.status).toBe(200);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        const { width, height } = await look(await response.arrayBuffer());
        return [width, height];
      };
      const rightHalf = { crop: { left: 0.5, right: 0, top: 0, bottom: 0 } };
      expect(await sizeOf(signed({ width: 320 }))).toEqual([320, 240]);
      expect(await sizeOf(signed({ width: 1200 }))).toEqual([800, 600]);
      expect(await sizeOf(signed({ width: 320, ratio: '8:5' }))).toEqual([320, 200]);
      expect(await sizeOf(signed({ width: 1200, ratio: '1:1' }))).toEqual([600, 600]);
      expect(await sizeOf(signed({ width: 320 }, rightHalf))).toEqual([320, 480]);
      expect(await sizeOf(signed({ width: 2000 }, rightHalf))).toEqual([400, 600]);
    });
  });

  test('cropping keeps to the crop and around the hotspot', async () => {
    await withMedia(async (media) => {
      const { signed } = await storePicture(media);
      const kept = async (crop?: object) => {
        const response = await media.ask(signed({ width: 240, ratio: '9:16' }, crop));
        const { colourAt } = await look(await response.arrayBuffer());
        return [colourAt(0.1, 0.5), colourAt(0.9, 0.5)];
      };
      const at = (x: number) => ({ hotspot: { x, y: 0.5, width: 0.1, height: 0.1 } });
      expect(await kept()).toEqual(['red', 'blue']);
      expect(await kept(at(0.1))).toEqual(['red', 'red']);
      expect(await kept(at(1))).toEqual(['blue', 'blue']);
      const left = { crop: { left: 0, right: 0.5, top: 0, bottom: 0 }, ...at(1) };
      expect(await kept(left)).toEqual(['red', 'red']);
    });
  });
});

describe('formats', () => {
  test('AVIF or WebP by Accept, else a format that everything can show', async () => {
    await withMedia(async (media) => {
      const webp = await storePicture(media);
      const jpeg = await drawPicture(640, 480).jpeg({ quality: 95 }).toBuffer();
      const jpg = addressesOf(media, await media.registerPicture(jpeg, 'halves.jpg'));
      const asked = async (
        { signed }: typeof webp,
        accept?: string,
        format?: PictureUrlOptions['format'],
      ) => {
        const response = await media.ask(signed({ width: 320, format }), {
          headers: accept ? { accept } : {},
        });
        const answered = await look(await response.arrayBuffer());
        expect(response.headers.get('content-type')).toBe(`image/${answered.format}`);
        return [answered.format, response.headers.get('vary')];
      };
      expect(await asked(webp, AVIF.headers.accept)).toEqual(['avif', 'Accept']);
      expect(await asked(webp, 'image/webp,*/*')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, 'image/avif;q=0, image/webp')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, 'image/png,image/*;q=0.8')).toEqual(['jpeg', 'Accept']);
      expect(await asked(webp, '*/*')).toEqual(['webp', 'Accept']);
      expect(await asked(webp)).toEqual(['webp', 'Accept']);
      expect(await asked(jpg)).toEqual(['jpeg', 'Accept']);
      expect(await asked(jpg, 'image/webp')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, AVIF.headers.accept, 'jpg')).toEqual(['jpeg', null]);
      expect(await asked(webp, AVIF.headers.accept, 'png')).toEqual(['png', null]);
    });
  });

  test('transparency becomes white in JPEG', async () => {
    await withMedia(async (media) => {
      const clear = await drawPicture(320, 240).ensureAlpha(0).png().toBuffer();
      const { signed } = addressesOf(media, await media.registerPicture(clear, 'clear.png'));
      const response = await media.ask(signed({ width: 320, format: 'jpg' }));
      const { colourAt, format } = await look(await response.arrayBuffer());
      expect([format, colourAt(0.5, 0.5)]).toEqual(['jpeg', 'white']);
    });
  });

  test('a variant is never larger than the original', async () => {
    await withMedia(async (media) => {
      const poor = await drawPicture(640, 480).webp({ quality: 5 }).toBuffer();
      const stored = await media.registerPicture(poor, 'poor.webp');
      expect(stored.bytes).toBe(poor.byteLength);
      const { signed } = addressesOf(media, stored);
      for (const options of [{ width: 640 }, { width: 512 }, { width: 320, format: 'jpg' }]) {
        for (const accept of ['image/avif', 'image/webp']) {
          const address = signed(options as PictureUrlOptions);
          const response = await media.ask(address, { headers: { accept } });
          const size = (await response.arrayBuffer()).byteLength;
          expect([address, accept, size <= stored.bytes]).toEqual([address, accept, true]);
        }
      }
    });
  });
});

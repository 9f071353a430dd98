import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureReference } from '../picture-reference.ts';
import { drawPicture, look, withMedia } from '../testing/media.ts';

const PLACEHOLDERS = { hasPlaceholders: true };

/** The bytes of a `data:` address. */
function bytesOf(src: string | null): Buffer {
  const [start, base64] = (src ?? '').split(',');
  expect(start).toBe('data:image/avif;base64');
  return Buffer.from(base64 ?? '', 'base64');
}

test('a placeholder is made once a page asks for it, as wide as a phone and very small', async () => {
  await withMedia(async ({ addresses, registerPicture, placeholdersMade }) => {
    const bytes = await drawPicture(1000, 500).webp().toBuffer();
    const { ref } = await registerPicture(bytes, 'wide.webp');
    const picture = { asset: { _ref: ref } };
    expect(addresses.placeholder(picture, '8:5')).toEqual({ src: null, isComing: true });
    await placeholdersMade();
    const { src, isComing } = addresses.placeholder(picture, '8:5');
    expect(isComing).toBe(false);
    const made = bytesOf(src);
    expect(made.length).toBeLessThanOrEqual(800);
    const seen = await look(made);
    expect(seen).toMatchObject({ width: 412, height: 258, format: 'avif' });
    expect([seen.colourAt(0.1, 0.5), seen.colourAt(0.9, 0.5)]).toEqual(['red', 'blue']);
  }, PLACEHOLDERS);
});

test('a placeholder shows the part of the picture that is shown', async () => {
  await withMedia(async ({ addresses, registerPicture, placeholdersMade }) => {
    const bytes = await drawPicture(1000, 500).webp().toBuffer();
    const { ref } = await registerPicture(bytes, 'wide.webp');
    const right = { asset: { _ref: ref }, crop: { top: 0, bottom: 0, left: 0.5, right: 0 } };
    addresses.placeholder(right, '1:1');
    await placeholdersMade();
    const seen = await look(bytesOf(addresses.placeholder(right, '1:1').src));
    expect(seen).toMatchObject({ width: 412, height: 412 });
    expect(seen.colourAt(0.1, 0.5)).toBe('blue');
  }, PLACEHOLDERS);
});

test('a picture that something shows through has no placeholder, nor has one that is missing', async () => {
  await withMedia(async ({ addresses, registerPicture, placeholdersMade }) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
    const clear = sharp({ create: { width: 500, height: 500, channels: 4, background } });
    const { ref } = await registerPicture(await clear.png().toBuffer(), 'clear.png');
    const missing = {
      id: '0123456789abcdef0123',
      width: 800,
      height: 500,
      format: 'webp',
    } as const;
    for (const asset of [ref, pictureReference(missing)]) {
      const picture = { asset: { _ref: asset } };
      expect(addresses.placeholder(picture)).toEqual({ src: null, isComing: true });
      await placeholdersMade();
      // And pages are not rendered again for it.
      expect(addresses.placeholder(picture)).toEqual({ src: null, isComing: false });
    }
  }, PLACEHOLDERS);
});

test('without placeholders, none is made', async () => {
  await withMedia(async ({ addresses, registerPicture }) => {
    const bytes = await drawPicture(600, 400).webp().toBuffer();
    const { ref } = await registerPicture(bytes, 'any.webp');
    expect(addresses.placeholder({ asset: { _ref: ref } })).toEqual({ src: null, isComing: false });
  });
});

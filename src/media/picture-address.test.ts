import { expect, test } from 'vitest';
import { pictureSources, pictureUrl } from './picture-address.ts';
import { parsePictureReference, pictureSize } from './picture-reference.ts';
import { isPictureHeight, PICTURE_RATIOS, type PictureRatio } from './picture-sizes.ts';

const picture = { asset: { _ref: 'image-0123456789abcdef0123-1200x900-webp' } };

test('an address stands on this site, under /images/', () => {
  expect(pictureUrl(picture, { width: 640 })).toBe(
    '/images/0123456789abcdef0123-1200x900.webp?w=640&fit=max&auto=format',
  );
});

test('a ratio cuts around the middle when no hotspot is given', () => {
  expect(pictureUrl(picture, { width: 1200, ratio: 'sharedPage', format: 'jpg' })).toBe(
    '/images/0123456789abcdef0123-1200x900.webp?rect=0,135,1200,630&w=1200&h=630&fm=jpg&fit=crop',
  );
});

test('crop and hotspot decide what is seen', () => {
  const cropped = {
    ...picture,
    crop: { left: 0.25, right: 0, top: 0, bottom: 0.5 },
    hotspot: { x: 0.9, y: 0.2, width: 0.1, height: 0.1 },
  };
  expect(pictureUrl(cropped, { width: 320 })).toContain('rect=300,0,900,450&w=320&fit=max');
  expect(pictureUrl(cropped, { width: 320, ratio: '1:1' })).toContain('rect=750,0,450,450');
});

test('sources leave out widths beyond the picture and keep its ratio', () => {
  expect(pictureSources(picture, { widths: [320, 1600, 640], sizes: '100vw' })).toEqual({
    src: '/images/0123456789abcdef0123-1200x900.webp?w=640&fit=max&auto=format',
    srcSet:
      '/images/0123456789abcdef0123-1200x900.webp?w=320&fit=max&auto=format 320w, ' +
      '/images/0123456789abcdef0123-1200x900.webp?w=640&fit=max&auto=format 640w',
    sizes: '100vw',
    width: 640,
    height: 480,
  });
});

test('a picture smaller than every width asked for comes at the widest it has', () => {
  const small = { asset: { _ref: 'image-0123456789abcdef0123-300x200-png' } };
  expect(pictureSources(small, { widths: [640, 1280] })).toMatchObject({ width: 240, height: 160 });
  const wide = { asset: { _ref: 'image-0123456789abcdef0123-1600x600-webp' } };
  expect(pictureSources(wide, { widths: [480, 1280], ratio: '1:1' })).toMatchObject({
    width: 480,
    height: 480,
  });
});

test('every ratio at its own height counts as a height of the list', () => {
  for (const ratio of Object.keys(PICTURE_RATIOS) as PictureRatio[]) {
    const sources = pictureSources(
      { asset: { _ref: 'image-0123456789abcdef0123-4000x4000-jpg' } },
      { widths: [476], ratio },
    );
    expect(isPictureHeight(476, sources?.height ?? 0)).toBe(true);
  }
  expect(isPictureHeight(476, 544)).toBe(false);
  expect(isPictureHeight(476, 545)).toBe(true);
  expect(isPictureHeight(1600, 600)).toBe(true);
});

test('what is no reference of a picture has no address', () => {
  const bad = [
    'image-x-1x1-webp',
    'image-0123456789abcdef-10x10-svg',
    'file-abc-mp4',
    '',
    'image-0123456789abcdef-0x10-png',
  ];
  for (const _ref of bad) {
    expect(pictureUrl({ asset: { _ref } }, { width: 320 })).toBeNull();
    expect(pictureSources({ asset: { _ref } }, { widths: [320] })).toBeNull();
    expect(pictureSize(_ref)).toBeNull();
  }
  expect(parsePictureReference('image-0123456789abcdef-10x20-jpeg')?.format).toBe('jpg');
  expect(pictureSize('image-0123456789abcdef-10x20-png')).toEqual({ width: 10, height: 20 });
});

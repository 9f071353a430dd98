import { describe, expect, test } from 'vitest';
import { createPictureAddresses } from './picture-address.ts';
import { parsePictureReference } from './picture-reference.ts';
import { createPictureSigner } from './picture-signer.server.ts';
import { PICTURE_RATIOS, ratiosOf, type PictureRatio } from './picture-sizes.ts';

const addresses = createPictureAddresses(() => 'SIGNATUR');
const picture = { asset: { _ref: 'image-0123456789abcdef0123-1200x900-webp' } };
const FILE = '/images/0123456789abcdef0123-1200x900.webp';

test('an address is on this site, under /images/, and signed', () => {
  expect(addresses.url(picture, { width: 640 })).toBe(
    `${FILE}?s=SIGNATUR&w=640&fit=max&auto=format`,
  );
});

test('a ratio crops around the centre when there is no hotspot', () => {
  expect(addresses.url(picture, { width: 1200, ratio: 'sharedPage', format: 'jpg' })).toBe(
    `${FILE}?s=SIGNATUR&rect=0,135,1200,630&w=1200&h=630&fm=jpg&fit=crop`,
  );
});

test('crop and hotspot decide what is seen', () => {
  const cropped = {
    ...picture,
    crop: { left: 0.25, right: 0, top: 0, bottom: 0.5 },
    hotspot: { x: 0.9, y: 0.2, width: 0.1, height: 0.1 },
  };
  expect(addresses.url(cropped, { width: 320 })).toContain('rect=300,0,900,450&w=320&fit=max');
  expect(addresses.url(cropped, { width: 320, ratio: '1:1' })).toContain('rect=750,0,450,450');
});

test('a crop that leaves nothing is ignored', () => {
  for (const crop of [
    { left: 0.5, right: 0.5, top: 0, bottom: 0 },
    { left: -1, right: 0, top: 0, bottom: 0 },
    { left: 0, right: NaN, top: 0, bottom: 0 },
  ]) {
    expect(addresses.url({ ...picture, crop }, { width: 320 })).not.toContain('rect');
  }
});

test('sources leave out widths beyond the picture and keep its ratio', () => {
  const source = (width: number) => `${FILE}?s=SIGNATUR&w=${width}&fit=max&auto=format`;
  expect(addresses.sources(picture, { widths: [320, 1600, 640], sizes: '100vw' })).toEqual({
    src: source(640),
    srcSet: `${source(320)} 320w, ${source(640)} 640w`,
    sizes: '100vw',
    width: 640,
    height: 480,
  });
});

test('a picture smaller than every requested width is offered at the largest that fits', () => {
  const small = { asset: { _ref: 'image-0123456789abcdef0123-300x200-png' } };
  expect(addresses.sources(small, { widths: [640, 1280] })).toMatchObject({
    width: 240,
    height: 160,
  });
  const wide = { asset: { _ref: 'image-0123456789abcdef0123-1600x600-webp' } };
  expect(addresses.sources(wide, { widths: [480, 1280], ratio: '1:1' })).toMatchObject({
    width: 480,
    height: 480,
  });
});

test('every ratio can be found by its height', () => {
  const large = { asset: { _ref: 'image-0123456789abcdef0123-4000x4000-jpg' } };
  for (const ratio of Object.keys(PICTURE_RATIOS) as PictureRatio[]) {
    const sources = addresses.sources(large, { widths: [476], ratio });
    expect(ratiosOf(476, sources?.height ?? 0)).toContain(ratio);
  }
  expect(ratiosOf(476, 544)).toEqual([]);
  expect(ratiosOf(476, 545)).toEqual(['menuSection']);
  expect(ratiosOf(1600, 600)).toEqual(['banner']);
});

test('anything but a picture reference has no address', () => {
  const bad = [
    'image-x-1x1-webp',
    'image-0123456789abcdef-10x10-svg',
    'file-abc-mp4',
    '',
    'image-0123456789abcdef-0x10-png',
  ];
  for (const _ref of bad) {
    expect(addresses.url({ asset: { _ref } }, { width: 320 })).toBeNull();
    expect(addresses.sources({ asset: { _ref } }, { widths: [320] })).toBeNull();
  }
  expect(parsePictureReference('image-0123456789abcdef-10x20-jpeg')?.format).toBe('jpg');
});

describe('a signature', () => {
  const key = Buffer.alloc(32, 1);
  const { url, sources } = createPictureAddresses(createPictureSigner(key).sign);
  const signatureOf = (address: string | null) => /\?s=([\w-]{8})&/.exec(address ?? '')?.[1];

  test('is the same for every width, so that it compresses well', () => {
    const all = sources(picture, { widths: [64, 320, 640, 1200], ratio: '7:3' })?.srcSet ?? '';
    expect(new Set([...all.matchAll(/\?([^,]*),[^ ]*&w=/g)].map(([, start]) => start)).size).toBe(
      1,
    );
  });

  test('differs for every recipe, picture and key', () => {
    const cropped = { ...picture, crop: { left: 0.1, right: 0, top: 0, bottom: 0 } };
    const other = { asset: { _ref: 'image-1123456789abcdef0123-1200x900-webp' } };
    const elsewhere = createPictureAddresses(createPictureSigner(Buffer.alloc(32, 2)).sign);
    const signatures = [
      url(picture, { width: 320 }),
      url(picture, { width: 320, ratio: '1:1' }),
      url(picture, { width: 320, ratio: '4:3' }),
      url(picture, { width: 320, format: 'jpg' }),
      url(picture, { width: 320, format: 'png' }),
      url(cropped, { width: 320 }),
      url(other, { width: 320 }),
      elsewhere.url(picture, { width: 320 }),
    ].map(signatureOf);
    expect(signatures).not.toContain(undefined);
    expect(new Set(signatures).size).toBe(signatures.length);
  });
});

import { describe, expect, test } from 'vitest';
import { createPictureAddresses } from './picture-address.ts';
import { createPictureSigner } from './picture-signer.server.ts';
import { readPictureAddress } from './parameters.server.ts';

const { sign, isSigned } = createPictureSigner(Buffer.alloc(32, 1));
const addresses = createPictureAddresses(sign);
const picture = {
  asset: { _ref: 'image-0123456789abcdef0123-1200x900-webp' },
  crop: { left: 0.25, right: 0, top: 0, bottom: 0.5 },
};
const FILE = '0123456789abcdef0123-1200x900.webp';
const CUT = addresses.url(picture, { width: 320, ratio: '4:3' }) ?? '';
const JPEG = addresses.url(picture, { width: 640, format: 'jpg' }) ?? '';

function read(address: string) {
  const { pathname, search } = new URL(address, 'http://site');
  return readPictureAddress(pathname.slice('/images/'.length), search, isSigned);
}

test('a signed address is accepted', () => {
  expect(read(CUT)?.transform).toEqual({
    rect: { left: 300, top: 0, width: 600, height: 450 },
    width: 320,
    height: 240,
    format: 'auto',
  });
  expect(read(JPEG)).toEqual({
    name: { id: '0123456789abcdef0123', width: 1200, height: 900, format: 'webp' },
    transform: {
      rect: { left: 300, top: 0, width: 900, height: 450 },
      width: 640,
      height: null,
      format: 'jpg',
    },
  });
});

test('one signature covers every width of the list, with one aspect ratio', () => {
  expect(read(CUT.replace('w=320&h=240', 'w=640&h=480'))?.transform?.width).toBe(640);
  expect(read(JPEG.replace('w=640', 'w=2000'))?.transform?.width).toBe(2000);
});

test('the order of parameters and escaped commas make no difference', () => {
  const [path = '', query = ''] = CUT.split('?');
  expect(read(`${path}?${query.split('&').reverse().join('&')}`)).toEqual(read(CUT));
  expect(read(CUT.replaceAll(',', '%2C'))).toEqual(read(CUT));
});

test('the plain address is that of the original', () => {
  expect(read(`/images/${FILE}`)).toMatchObject({ transform: null });
});

describe('nothing else is accepted', () => {
  const changes: readonly [string, (address: string) => string][] = [
    ['no signature', (address) => address.replace(/s=[^&]*&/, '')],
    ['an empty one', (address) => address.replace(/s=[^&]*/, 's=')],
    [
      'a changed one',
      (address) => address.replace(/s=./, (text) => (text === 's=A' ? 's=B' : 's=A')),
    ],
    ['a longer one', (address) => address.replace(/s=/, 's=A')],
    ['one of other letters', (address) => address.replace(/s=[^&]{8}/, 's=%F0%9F%8D%8Bab')],
    ['another picture', (address) => address.replace('0123456789', '1123456789')],
    ['other sides', (address) => address.replace('1200x900', '1200x901')],
    ['another ending', (address) => address.replace('.webp', '.png')],
    ['another part', (address) => address.replace(/rect=\d+/, 'rect=1')],
    ['the same part, written otherwise', (address) => address.replace(/rect=/, 'rect=0')],
    ['no part', (address) => address.replace(/rect=[^&]*&/, '')],
    ['a part that reaches beyond', (address) => address.replace(/rect=\d+/, 'rect=1199')],
    ['a part of text', (address) => address.replace(/rect=\d+/, 'rect=x')],
    ['a width beside the list', (address) => address.replace(/w=\d+/, 'w=321')],
    ['no width', (address) => address.replace(/w=\d+&/, '')],
    ['a width with a sign', (address) => address.replace(/w=/, 'w=%2B')],
    ['another fit', (address) => address.replace(/fit=\w+/, 'fit=scale')],
    [
      'the other fit',
      (address) =>
        address.replace(/fit=(\w+)/, (_, fit) => `fit=${fit === 'crop' ? 'max' : 'crop'}`),
    ],
    ['no fit', (address) => address.replace(/&fit=\w+/, '')],
    ['another format', (address) => address.replace(/auto=format|fm=jpg/, 'fm=png')],
    ['no format', (address) => address.replace(/&(auto=format|fm=jpg)/, '')],
    ['two formats', (address) => `${address}&auto=format&fm=jpg`],
    ['a quality', (address) => `${address}&q=100`],
    ['dots', (address) => `${address}&dpr=2`],
    ['a focal point', (address) => `${address}&fp-x=0.5`],
    ['an unknown parameter', (address) => `${address}&utm_source=x`],
    ['a parameter twice', (address) => `${address}&${/w=\d+/.exec(address)?.[0]}`],
    ['a query that is only a signature', (address) => address.replace(/&.*/, '')],
    ['more than a query of ours holds', (address) => `${address}${'&'.repeat(200)}`],
  ];
  test.each(changes)('%s', (_, change) => {
    for (const address of [CUT, JPEG]) {
      expect(change(address)).not.toBe(address);
      expect(read(change(address))).toBeNull();
    }
  });
  test('another height, a missing one, an unexpected one', () => {
    expect(read(CUT.replace('h=240', 'h=320'))).toBeNull();
    expect(read(CUT.replace('&h=240', ''))).toBeNull();
    expect(read(CUT.replace('h=240', 'h=241'))).toBeNull();
    expect(read(JPEG.replace('w=640', 'w=640&h=480'))).toBeNull();
  });
});

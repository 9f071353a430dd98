import { expect, it } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import { BucketError } from '../bucket/bucket-error.server.ts';
import { createPictureAddresses } from '../picture-address.ts';
import { createPictureSigner } from '../picture-signer.server.ts';
import type { PictureWidth } from '../picture-sizes.ts';
import type { PictureClaims } from './claims.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { PictureMaker, VariantRequest } from './maker.server.ts';
import { createWarmer, type WarmerParts } from './warmer.server.ts';

const { sign, isSigned } = createPictureSigner(Buffer.alloc(32, 1));
const addresses = createPictureAddresses(sign);
const at = (width: PictureWidth) =>
  addresses.url({ asset: { _ref: 'image-0123456789abcdef0123-2000x1500-webp' } }, { width }) ?? '';

const nameOf = ({ transform, accept }: VariantRequest) =>
  `${transform.width}${accept?.includes('avif') ? '' : ' webp'}`;

/** A warmer whose pauses are over at once, and a maker that notes what it makes. */
function given(more: Partial<WarmerParts> = {}, make: (name: string) => void = () => {}) {
  const made: string[] = [];
  const pauses: number[] = [];
  const senders = new Set<unknown>();
  const maker: PictureMaker = {
    async variant(request, { sender }) {
      senders.add(sender);
      make(nameOf(request));
      made.push(nameOf(request));
      return null;
    },
    isMade: async (request) => made.includes(nameOf(request)),
    keyOf: nameOf,
  };
  const library = { find: async (name: object) => name } as unknown as PictureLibrary;
  const warmer = createWarmer({
    ...{ library, maker, isSigned, isIdle: () => true, log: silentLog },
    pause: async (time, signal) => {
      pauses.push(time);
      await new Promise(setImmediate);
      signal.throwIfAborted();
    },
    ...more,
  });
  return { warmer, made, pauses, senders };
}

it('makes each variant once, as the server’s own work, the best format first', async () => {
  const { warmer, made, senders } = given();
  warmer.warm([at(320), at(640), at(320)]);
  await warmer.finished();
  expect(made).toEqual(['320', '320 webp', '640', '640 webp']);
  expect([...senders]).toEqual([null]);
  warmer.warm([at(320)]);
  await warmer.finished();
  expect(made).toHaveLength(4);
});

it('lets what is published go before what waits', async () => {
  const { warmer, made } = given();
  warmer.warm([at(320), at(480), at(640)], 'smallest');
  warmer.warmFirst([at(1024), at(640)], 'smallest');
  await warmer.finished();
  // The first had begun already.
  expect(made).toEqual(['320', '1024', '640', '480']);
});

it('makes nothing while somebody asks the server for something', async () => {
  let looks = 0;
  const { warmer, made } = given({ isIdle: () => (looks += 1) > 5 });
  warmer.warm([at(320)], 'smallest');
  await warmer.finished();
  expect([looks, made]).toEqual([6, ['320']]);
});

it('leaves to others what they are making, and makes it when they have not', async () => {
  const held = new Set(['320']);
  const claims: PictureClaims = {
    take: async (key) => !held.has(key),
    release: async () => {},
  };
  const { warmer, made } = given({ claims });
  warmer.warm([at(320), at(480)], 'smallest');
  await expect.poll(() => made).toEqual(['480']);
  held.clear();
  await warmer.finished();
  expect(made).toEqual(['480', '320']);
});

it('releases what it claimed once it lies where others find it, and also when it fails', async () => {
  const said: string[] = [];
  const claims: PictureClaims = {
    take: async (key) => said.push(`take ${key}`) > 0,
    release: async (key) => void said.push(`release ${key}`),
  };
  const written = async () => void said.push('written');
  const { warmer } = given({ claims, written }, (name) => {
    if (name === '480') throw new Error('broken');
  });
  warmer.warm([at(320), at(480)], 'smallest');
  await warmer.finished();
  expect(said).toEqual(['take 320', 'written', 'release 320', 'take 480', 'release 480']);
});

it('waits while the bucket is away, as long as it says, and goes on where it was', async () => {
  let failures = 0;
  const { warmer, made, pauses } = given({}, () => {
    if ((failures += 1) <= 3) throw new BucketError('away', 'gone', 7);
  });
  warmer.warm([at(320), at(480)], 'smallest');
  await warmer.finished();
  expect(made).toEqual(['320', '480']);
  expect(pauses.filter((time) => time === 7_000)).toHaveLength(3);
});

it('goes on after a picture that cannot be made, and stops when it is told to', async () => {
  const { warmer, made } = given({}, (name) => {
    if (name === '320') throw new Error('broken');
  });
  warmer.warm([at(320), at(480)], 'smallest');
  await warmer.finished();
  expect(made).toEqual(['480']);
  warmer.warm([at(640), at(1024)], 'smallest');
  expect(made).toEqual(['480']);
  await warmer.stop();
  warmer.warm([at(720)]);
  await warmer.finished();
  expect(made).not.toContain('720');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/log/index.server.ts';
import { createMedia, type Media } from '../../src/media/index.server.ts';
import { SAMPLE_FOLDER } from '../../src/server/paths.ts';
import { deriveKey } from '../../src/requests/index.server.ts';
import { listedPages, sharedSite } from './support/shared-site.ts';

/** Every how many pictures one is really encoded, as JPEG, and every how many addresses in a modern format. */
const ENCODED = { pictures: 12, addresses: 300 };

/** A fake encoder that returns a small picture at once. */
const QUICK_ENCODER = {
  encode: async () => ({ bytes: new Uint8Array(10), width: 1, height: 1 }),
  receive: () => expect.unreachable('nothing is uploaded'),
  stop: async () => {},
};

const site = await sharedSite();
let folder: string;
/** The site's pictures with the fake encoder. */
let media: Media;
/** Every picture address on the site, and one page that contains it. */
const addresses = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-pictures-'));
  const { database, dataKey, findSender } = site.core;
  media = createMedia({
    db: database.db,
    dataDirectory: folder,
    sampleDirectory: SAMPLE_FOLDER,
    log: silentLog,
    signingKey: deriveKey(dataKey, 'pictures'),
    siteUrl: 'http://localhost:3000',
    findSender,
    encoder: QUICK_ENCODER,
  });
  const pages = await listedPages();
  const note = (path: string, text: string) => {
    for (const address of picturesIn(text)) addresses.set(address, path);
  };
  for (const [path, html] of pages) note(path, html);
  for (const path of otherPaths([...pages.keys()])) {
    const answer = await site.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    note(path, await answer.text());
  }
});
afterAll(async () => {
  await media.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The files for crawlers and feed readers, and the data of the workshops' dialog. */
function otherPaths(pages: readonly string[]): string[] {
  const workshops = pages.flatMap((path) => {
    const slug = /^\/(?:gastronomic|birthday)\/(.+)/.exec(path)?.[1];
    return slug ? [`/api/workshops/${slug}?language=es`, `/api/workshops/${slug}?language=en`] : [];
  });
  expect([pages.length > 80, workshops.length > 4]).toEqual([true, true]);
  return [...workshops, '/feed.xml', '/en/feed.xml', '/manifest.webmanifest'];
}

/** The picture addresses in a text. They contain commas, so only a trailing comma is a separator. */
function picturesIn(text: string): string[] {
  return [...text.replaceAll('&amp;', '&').matchAll(/\/images\/[^\s"'<>\\]+/g)].map(([address]) =>
    address.replace(/,$/, ''),
  );
}

function statusOf(routes: Media['routes'], address: string, accept: string): Promise<number> {
  const asked = routes.request(`http://localhost:3000${address}`, { headers: { accept } });
  return Promise.resolve(asked).then(({ status }) => status);
}

function widthOf(address: string): number {
  return Number(new URLSearchParams(address.split('?')[1]).get('w') ?? Infinity);
}

/** Copies of an address, each with one of its parts changed. */
function changesOf(address: string): string[] {
  const [path = '', query = ''] = address.split('?');
  const parameters = query.split('&').map((parameter) => parameter.split('='));
  const changed = parameters.flatMap(([name = '', value = '']) => {
    const without = address.replace(`${name}=${value}`, '').replace(/[?&]$|(?<=\?)&|&(?=&)/, '');
    const values: Record<string, string[]> = {
      s: [`${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`, value.toLowerCase() + 'A'],
      rect: [value.replace(/^\d+/, (left) => String(Number(left) + 1)), '0,0,8,8'],
      w: ['321', '4000', '0'],
      h: [String(Number(value) + 3), '3556'],
      fm: ['avif', 'gif', value === 'png' ? 'jpg' : 'png'],
      fit: ['scale', value === 'crop' ? 'max' : 'crop'],
      auto: ['compress'],
      title: [`${value}s`],
      name: [`${value}s`],
    };
    expect(Object.keys(values)).toContain(name);
    return [
      without,
      ...(values[name] ?? []).map((other) =>
        address.replace(`${name}=${value}`, `${name}=${other}`),
      ),
    ];
  });
  const more = ['q=100', 'dpr=3', 'crop=entropy', 'rect=0,0,8,8', 'x=1'].map(
    (parameter) => `${address}&${parameter}`,
  );
  const otherPicture = [...addresses.keys()].find((other) => !other.startsWith(path)) ?? '';
  return [...changed, ...more, `${otherPicture.split('?')[0]}?${query}`];
}

describe('the addresses of pictures', () => {
  it('are signed wherever they occur', () => {
    expect(addresses.size).toBeGreaterThan(500);
    for (const [address, page] of addresses) {
      expect(address, page).toMatch(/^\/images\/[\w-]+\.webp\?s=[\w-]{8}&/);
    }
    const kinds = [
      /&w=640&h=640&fit=crop&auto=format$/,
      /&w=1200&h=630&fm=jpg&fit=crop$/,
      /&w=1200&h=630&fm=jpg&fit=crop&title=[^&]+&name=La\+Sobremesa$/,
      /&fit=max&auto=format/,
    ];
    for (const kind of kinds)
      expect([...addresses.keys()].some((one) => kind.test(one))).toBe(true);
  });

  it('all work', async () => {
    for (const [address, page] of addresses)
      expect(await statusOf(media.routes, address, 'image/avif,*/*'), `${page}: ${address}`).toBe(
        200,
      );
  });

  it('work with the real encoder', async () => {
    const pictures = Map.groupBy(addresses.keys(), (address) => address.split('?')[0]);
    expect(pictures.size).toBeGreaterThan(100);
    for (const all of [...pictures.values()].filter((_, index) => index % ENCODED.pictures === 0)) {
      // The narrowest ones as JPEG are the quickest.
      const [address = ''] = all.sort((one, other) => widthOf(one) - widthOf(other));
      const answer = await site.get(address, { headers: { accept: 'image/jpeg' } });
      expect([answer.status, answer.headers.get('content-type')], address).toEqual([
        200,
        'image/jpeg',
      ]);
    }
  });

  it('work with the real encoder in modern formats', async () => {
    const some = [...addresses.keys()].filter((_, index) => index % ENCODED.addresses === 0);
    for (const address of some) {
      const answer = await site.get(address, { headers: { accept: 'image/webp' } });
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get('content-type'), address).toMatch(/^image\/(webp|jpeg|png)$/);
    }
  });

  it('are no longer answered when any of their parts is another', async () => {
    // The signature is over the parts: some addresses with each set of them stand for all.
    const kinds = Map.groupBy(addresses.keys(), (address) => address.replace(/=[^&]*|^[^?]*/g, ''));
    expect(kinds.size).toBeGreaterThan(3);
    for (const address of [...kinds.values()].flatMap((all) => all.slice(0, 20))) {
      const page = addresses.get(address);
      for (const change of changesOf(address)) {
        expect(change).not.toBe(address);
        expect(await statusOf(site.app, change, '*/*'), `${page}: ${change}`).toBe(404);
      }
    }
  });
});

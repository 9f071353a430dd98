import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { warmUp } from '../../src/server/warm-up.ts';
import { silentLog } from '../../src/log/index.server.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

/** Its pages are rendered once for all tests: what warms it goes through them again. */
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Warmed {
  readonly addresses: readonly string[];
  readonly formats: string;
}

/** Starts warming with a picture encoder that only notes what it is asked for. */
function warm(quiet = async () => {}) {
  const warmed: Warmed[] = [];
  const first: Warmed[] = [];
  const { addresses: build, watchUploads } = site.core.media;
  const into =
    (list: Warmed[]) =>
    (addresses: Iterable<string>, formats = 'all') =>
      void list.push({ addresses: [...addresses], formats });
  const media = { warm: into(warmed), warmFirst: into(first), addresses: build, watchUploads };
  const { content } = site.core;
  const stop = warmUp(site, { media, content, activity: { quiet } }, silentLog);
  /** Resolves once everything is queued that was there at the start. */
  const queued = () =>
    vi.waitFor(
      () => {
        expect(warmed.length).toBeGreaterThan(100);
        expect(warmed.at(-1)?.formats).toBe('all');
      },
      { timeout: 60_000 },
    );
  return { warmed, first, stop, queued };
}

/** Ids of the pictures at these addresses. */
const picturesAt = (addresses: readonly string[]) =>
  addresses.map((address) => /\/images\/([^-]+)/.exec(address)?.[1] ?? '');

/** Ids of the pictures that a page shows, in its order. */
async function picturesOn(path: string): Promise<string[]> {
  const html = await (await site.get(path)).text();
  const shown = [...html.matchAll(/<img\b[^>]*srcset="([^"\s]+)/gi)];
  return picturesAt(shown.map(([, address = '']) => address));
}

describe('warming up', () => {
  it('waits before each page for as long as visitors come', async () => {
    const waiting: (() => void)[] = [];
    const { stop } = warm(() => new Promise((resolve) => void waiting.push(resolve)));
    for (const pages of [0, 1, 2]) {
      await vi.waitFor(() => expect(waiting).toHaveLength(pages + 1), 15_000);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(site.cache.size).toBe(pages);
      waiting.at(-1)?.();
    }
    stop();
  });

  it('stops when it is told to', async () => {
    const { warmed, stop } = warm();
    stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(warmed).toEqual([]);
  });
});

describe('once every page is rendered, warming up', () => {
  let running: ReturnType<typeof warm>;
  beforeAll(async () => {
    running = warm();
    await running.queued();
  });
  afterAll(() => running.stop());

  it('has the pictures of every listed page made: those at the tops, then each page by page', async () => {
    const { warmed } = running;
    const [tops, ...rest] = warmed;
    expect(tops?.formats).toBe('all');
    const [top = ''] = await picturesOn('/');
    expect(picturesAt(tops?.addresses ?? [])[0]).toBe(top);
    // Each page for three likely screens, then in every width, then in every width and format.
    const listed = rest.length / 5;
    const pages = rest.slice(0, 3 * listed);
    expect(new Set(pages.map(({ formats }) => formats))).toEqual(new Set(['smallest']));
    const everyWidth = rest.slice(3 * listed, 4 * listed);
    expect(new Set(everyWidth.map(({ formats }) => formats))).toEqual(new Set(['smallest']));
    const everyFormat = rest.slice(4 * listed);
    expect(new Set(everyFormat.map(({ formats }) => formats))).toEqual(new Set(['all']));
    expect(everyFormat.map(({ addresses }) => addresses)).toEqual(
      everyWidth.map(({ addresses }) => addresses),
    );
    const widest = new Set(everyWidth.flatMap(({ addresses }) => addresses));
    for (const { addresses } of pages)
      for (const address of addresses) expect(widest).toContain(address);
    const gallery = await picturesOn('/gallery');
    expect(gallery).toHaveLength(48);
    const places = pages.flatMap(({ addresses }, index) =>
      picturesAt(addresses).join() === gallery.join() ? [index] : [],
    );
    // In both languages, for each likely screen.
    expect(places).toHaveLength(6);
    expect(picturesAt(pages[0]?.addresses ?? [])).toEqual(await picturesOn('/'));
  });

  it('has what is published made first, in the crops that its page shows', async () => {
    const { first } = running;
    expect(first).toEqual([]);
    const store = site.core.content.store;
    const [photo] = await site.core.content.service.galleryPictures();
    if (!photo) throw new Error('The sample has no photographs');
    const { image } = photo;
    const picture = { ...image, crop: { top: 0.1, bottom: 0.1, left: 0.1, right: 0.1 } };
    await store?.importDocuments([{ ...photo, _type: 'galleryPicture', image: picture }]);
    await expect.poll(() => first).not.toEqual([]);
    const [published] = first;
    const id = /^image-([^-]+)/.exec(image.asset._ref)?.[1];
    expect(new Set(picturesAt(published?.addresses ?? []))).toEqual(new Set([id]));
    for (const address of published?.addresses ?? []) expect(address).toMatch(/[?&]rect=/);
  });

  it('begins again when the content has changed and settled, and renders a page that is newly linked', async () => {
    const { warmed } = running;
    const before = warmed.length;
    const { service, store } = site.core.content;
    const post = await service.blog('market', 'es');
    if (!post) throw new Error('The sample has no such post');
    const bodies: string[] = [];
    const unwatch = site.cache.watch(({ variants }) => {
      bodies.push(variants.identity.body.toString());
    });
    const slug = { _type: 'slug', current: 'recien-publicada' };
    await store?.importDocuments([{ ...post, _id: 'recien', _type: 'blog', slug }]);
    const isRendered = () =>
      bodies.some((body) => /rel="canonical" href="[^"]*\/blog\/recien-publicada"/.test(body));
    await expect.poll(() => isRendered()).toBe(true);
    unwatch();
    await expect.poll(() => warmed.length).toBeGreaterThan(2 * before);
  });

  it('has an upload made first in the ways in which the pages show pictures', async () => {
    const { first, stop } = running;
    first.length = 0;
    const bytes = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#a52' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(bytes)]), 'new.png');
    const upload = () =>
      site.core.media.uploads.take(new Request('http://localhost', { method: 'POST', body: form }));
    const [taken] = await upload();
    const picture = taken && 'picture' in taken ? taken.picture : undefined;
    stop();
    expect(first).toHaveLength(1);
    const { addresses, formats } = first[0] ?? { addresses: [], formats: '' };
    expect(formats).toBe('smallest');
    expect(new Set(picturesAt(addresses))).toEqual(new Set([picture?.id]));
    // As the top of the start page shows it, and as the photographs do, uncut.
    expect(addresses.filter((address) => address.includes('fit=max'))).not.toEqual([]);
    expect(addresses.filter((address) => address.includes('w=720&h=450'))).not.toEqual([]);
    expect(addresses.length).toBeLessThan(60);
    for (const address of addresses.slice(0, 2)) expect((await site.get(address)).status).toBe(200);
    await upload();
    expect(first).toHaveLength(1);
  });
});

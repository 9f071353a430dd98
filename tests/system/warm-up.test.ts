import { afterEach, describe, expect, it, vi } from 'vitest';
import { warmUp } from '../../src/server/warm-up.ts';
import { silentLog } from '../../src/log/index.server.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

interface Warmed {
  readonly addresses: readonly string[];
  readonly formats: string;
}

/** Starts warming with a picture encoder that only notes what it is asked for. */
function warm(site: OpenSite): { warmed: Warmed[]; stop: () => void } {
  const warmed: Warmed[] = [];
  const media = {
    warm: (addresses: Iterable<string>, formats = 'all') =>
      void warmed.push({ addresses: [...addresses], formats }),
  };
  const stop = warmUp(site, { media, content: site.foundation.content }, silentLog);
  return { warmed, stop };
}

/** Ids of the pictures at these addresses. */
const picturesAt = (addresses: readonly string[]) =>
  addresses.map((address) => /\/images\/([^-]+)/.exec(address)?.[1] ?? '');

/** Ids of the pictures that a page shows, in its order. */
async function picturesOn(site: OpenSite, path: string): Promise<string[]> {
  const html = await (await site.get(path)).text();
  const shown = [...html.matchAll(/<img\b[^>]*srcset="([^"\s]+)/gi)];
  return picturesAt(shown.map(([, address = '']) => address));
}

describe('warming up', () => {
  it('has the pictures of every listed page made: those at the tops, then each page by page', async () => {
    const site = await openSite();
    open.push(site);
    const { warmed, stop } = warm(site);
    await vi.waitFor(() => expect(warmed.length).toBeGreaterThan(100), { timeout: 20_000 });
    stop();
    const [tops, ...pages] = warmed;
    expect(tops?.formats).toBe('all');
    const [top = ''] = await picturesOn(site, '/');
    expect(picturesAt(tops?.addresses ?? [])[0]).toBe(top);
    expect(new Set(pages.map(({ formats }) => formats))).toEqual(new Set(['smallest']));
    const gallery = await picturesOn(site, '/gallery');
    expect(gallery).toHaveLength(48);
    const places = pages.flatMap(({ addresses }, index) =>
      picturesAt(addresses).join() === gallery.join() ? [index] : [],
    );
    // In both languages, for each likely screen.
    expect(places).toHaveLength(6);
    expect(picturesAt(pages[0]?.addresses ?? [])).toEqual(await picturesOn(site, '/'));
  }, 30_000);

  it('begins again when the content has changed and settled', async () => {
    const site = await openSite();
    open.push(site);
    const { warmed, stop } = warm(site);
    await vi.waitFor(() => expect(warmed.length).toBeGreaterThan(100), { timeout: 20_000 });
    const before = warmed.length;
    const store = site.foundation.content.store;
    const [photo] = await site.foundation.content.service.galleryPictures();
    await store?.importDocuments([{ ...photo, _type: 'galleryPicture', displayOrder: 0.5 }]);
    await vi.waitFor(() => expect(warmed.length).toBe(2 * before), { timeout: 15_000 });
    stop();
  }, 45_000);

  it('stops when it is told to', async () => {
    const site = await openSite();
    open.push(site);
    const { warmed, stop } = warm(site);
    stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(warmed).toEqual([]);
  }, 30_000);
});

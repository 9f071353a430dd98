import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  startFakeSanity,
  type FakeSanity,
} from '../../src/content/sanity/testing/fake-sanity.server.ts';
import { localizedPath } from '../../src/i18n/index.ts';
import { listedPaths } from '../../src/site/index.server.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const SETTINGS = {
  _id: 'globalSettings',
  _type: 'globalSettings',
  siteName: 'Casa Remota',
  siteDescription: 'Cocina lejana',
  contactInfo: { email: 'remota@example.com' },
};

const post = (slug: string, title: string) => ({
  _id: slug,
  _type: 'blog',
  title,
  slug: { _type: 'slug', current: slug },
  publishedAt: '2026-01-01T00:00:00Z',
});

async function openRemote(documents: { _id: string; _type: string }[]) {
  const sanity = await startFakeSanity();
  open.push(sanity);
  for (const document of documents) sanity.lake.put(document);
  return { sanity, site: await openOver(sanity) };
}

/** A site over the content service; in the data folder of an earlier one, it is that one restarted. */
async function openOver(sanity: FakeSanity, more: Record<string, string> = {}): Promise<OpenSite> {
  const site = await openSite({
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'test',
    SANITY_API_URL: sanity.url,
    ...more,
  });
  open.push(site);
  return site;
}

/** The paths of every listed page, in both languages, that do not answer 200. */
async function failingPages(site: OpenSite): Promise<Record<string, number>> {
  const failing: Record<string, number> = {};
  for (const language of ['es', 'en'] as const) {
    for (const path of listedPaths()) {
      const { status } = await site.get(localizedPath(path, language));
      if (status !== 200) failing[localizedPath(path, language)] = status;
    }
  }
  return failing;
}

const MENU = {
  _id: 'menu-one',
  _type: 'dailyMenu',
  title: 'Menú uno',
  slug: 'uno',
  isActive: true,
  displayOrder: 1,
  items: [{ _key: 'a', key: 'a', names: 'Tortilla remota', price: 3.5 }],
};

describe('a site with its content in Sanity', () => {
  it('shows it, and sample content for types that the dataset lacks', async () => {
    const { site } = await openRemote([SETTINGS, post('hola', 'Hola desde lejos')]);
    expect(await (await site.get('/blog')).text()).toContain('Hola desde lejos');
    const services = await (await site.get('/services')).text();
    expect(services).toContain('Casa Remota');
    expect(services).toContain('/catering');
  });

  it.each(['fail', 'stall', 'cut'] as const)(
    'serves pages already seen, and says at once that another cannot be had (%s)',
    async (behaviour) => {
      const { sanity, site } = await openRemote([SETTINGS, post('uno', 'Uno'), post('dos', 'Dos')]);
      expect((await site.get('/blog/uno')).status).toBe(200);
      sanity.behave(behaviour);
      expect(await (await site.get('/blog/uno')).text()).toContain('Uno');
      const unseen = await site.get('/blog/dos');
      expect(unseen.status).toBe(503);
      expect(await unseen.text()).toContain('No se ha podido cargar la entrada');
      sanity.behave('answer');
      await expect
        .poll(async () => (await site.get('/blog/dos')).status, { timeout: 10_000 })
        .toBe(200);
    },
  );

  it.each(['fail', 'stall', 'cut'] as const)(
    'shows all but its menus and posts when it was never reached (%s)',
    async (behaviour) => {
      const sanity = await startFakeSanity();
      open.push(sanity);
      sanity.behave(behaviour);
      const site = await openOver(sanity);
      expect(await failingPages(site)).toEqual({
        '/menu': 503,
        '/menu/all': 503,
        '/blog': 503,
        '/en/menu': 503,
        '/en/menu/all': 503,
        '/en/blog': 503,
      });
      const home = await (await site.get('/en')).text();
      expect(home).toContain('Failed to load menu data');
      expect(home).toContain('/en/catering');
      for (const path of ['/', '/catering', '/contact', '/chef'])
        expect(await (await site.get(path)).text(), path).toContain('<form');
      const said = site.lines.filter(({ text }) => text.includes('or the sample is shown'));
      expect(said).toHaveLength(1);
    },
  );

  it('shows the menu to the first who asks again once the service is back', async () => {
    const sanity = await startFakeSanity();
    open.push(sanity);
    sanity.lake.put(MENU);
    sanity.behave('fail');
    const site = await openOver(sanity);
    expect((await site.get('/menu')).status).toBe(503);
    // So late that no attempt of the background is due for half a minute.
    await new Promise((resolve) => setTimeout(resolve, 7_500));
    expect((await site.get('/menu')).status).toBe(503);
    expect(await (await site.get('/en')).text()).toContain('Failed to load menu data');
    sanity.behave('answer');
    const menu = await site.get('/menu');
    expect(menu.status).toBe(200);
    expect(await menu.text()).toContain('Tortilla remota');
    await expect
      .poll(async () => (await site.get('/en')).text(), { timeout: 2_000 })
      .toContain('Tortilla remota');
  });

  it('shows after a restart what it had read, while the service is away', async () => {
    const { sanity, site: first } = await openRemote([SETTINGS, post('uno', 'Uno'), MENU]);
    const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-kept-'));
    open.push({ close: () => rm(dataDirectory, { recursive: true }) });
    expect(await failingPages(first)).toEqual({});
    await (await first.get('/blog/uno')).text();
    await first.foundation.content.stop();
    // Pictures are still being made: what has no name yet is gone a moment later.
    const filter = (path: string) => !path.endsWith('.tmp');
    await cp(first.dataDirectory, dataDirectory, { recursive: true, filter });
    sanity.behave('cut');
    const second = await openOver(sanity, { DATA_DIR: dataDirectory });
    expect(await failingPages(second)).toEqual({});
    expect(await (await second.get('/menu')).text()).toContain('Tortilla remota');
    expect(await (await second.get('/blog/uno')).text()).toContain('Uno');
    expect(await (await second.get('/catering')).text()).toContain('Casa Remota');
  });

  it('leaves out a document that breaks its schema, and logs its id', async () => {
    const broken = { ...post('roto', 'Roto'), publishedAt: '2026-02-01T00:00:00Z', title: 42 };
    const { site } = await openRemote([SETTINGS, post('sano', 'Sano'), broken as never]);
    const html = await (await site.get('/blog')).text();
    expect(html).toContain('Sano');
    expect(html).not.toContain('Roto');
    expect(site.lines.some(({ text }) => text.includes('roto') && text.includes('title'))).toBe(
      true,
    );
  });
});

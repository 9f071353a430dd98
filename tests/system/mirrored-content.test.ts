import { createHmac } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  startFakeSanity,
  type FakeSanity,
} from '../../src/content/sanity/testing/fake-sanity.server.ts';
import { blog, menu } from '../../src/i18n/catalogues/en/index.gen.ts';
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

const SECRET = 'a secret';

async function openRemote(documents: { _id: string; _type: string }[]) {
  const sanity = await startFakeSanity();
  open.push(sanity);
  for (const document of documents) sanity.lake.put(document);
  return { sanity, site: await openOver(sanity) };
}

/** A site over Sanity; in the data folder of an earlier one, it is that one restarted. */
async function openOver(sanity: FakeSanity, more: Record<string, string> = {}): Promise<OpenSite> {
  const site = await openSite({
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'test',
    SANITY_API_URL: sanity.url,
    SANITY_WEBHOOK_SECRET: SECRET,
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

  it('is whole while Sanity is away, also where nobody has looked before', async () => {
    const { sanity, site } = await openRemote([SETTINGS, post('uno', 'Uno'), post('dos', 'Dos')]);
    expect((await site.get('/blog/uno')).status).toBe(200);
    // Whoever waited for it would wait in vain.
    sanity.behave('stall');
    for (const [slug, title] of [
      ['uno', 'Uno'],
      ['dos', 'Dos'],
    ]) {
      const answer = await site.get(`/blog/${slug}`);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining(title ?? ''),
      ]);
    }
    expect(await failingPages(site)).toEqual({});
  });

  // However it fails: src/content/sanity/follow.test.ts.
  it('shows every page while Sanity was never reached, no menu as its own, and then all', async () => {
    const sanity = await startFakeSanity();
    open.push(sanity);
    sanity.lake.put(MENU);
    sanity.behave('fail');
    const site = await openOver(sanity);
    expect(await failingPages(site)).toEqual({});
    const empty = await (await site.get('/en/menu')).text();
    for (const word of [menu.empty.title, menu.empty.text]) expect(empty).toContain(word);
    expect(empty).not.toContain(menu.submenu.title);
    expect(await (await site.get('/en/blog')).text()).toContain(blog.empty);
    expect(await (await site.get('/en')).text()).toContain('/en/catering');
    for (const path of ['/', '/catering', '/contact', '/chef'])
      expect(await (await site.get(path)).text(), path).toContain('<form');
    const said = site.lines.filter(({ text }) => text.includes('Sanity cannot be read'));
    expect(said).toHaveLength(1);
    sanity.behave('answer');
    for (const path of ['/menu', '/en'])
      await expect
        .poll(async () => (await site.get(path)).text(), { timeout: 20_000 })
        .toContain('Tortilla remota');
  });

  it('shows after a restart what it had read, while Sanity is away', async () => {
    const { sanity, site: first } = await openRemote([SETTINGS, post('uno', 'Uno'), MENU]);
    const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-kept-'));
    open.push({ close: () => rm(dataDirectory, { recursive: true }) });
    expect(await failingPages(first)).toEqual({});
    await first.core.content.stop();
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

  it('shows a change in a moment of which its webhook tells, and one that it hears of', async () => {
    const { sanity, site } = await openRemote([SETTINGS, MENU, post('uno', 'Uno')]);
    const shown = (path: string) => async () => (await site.get(path)).text();
    expect(await shown('/menu')()).toContain('Tortilla remota');
    sanity.lake.put({ ...MENU, items: [{ ...MENU.items[0], names: 'Paella remota' }] } as never);
    const body = JSON.stringify({ _id: MENU._id, _type: MENU._type });
    const at = Date.now();
    const hash = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('base64url');
    const headers = { 'sanity-webhook-signature': `t=${at},v1=${hash}` };
    const told = await site.get('/api/content/changed', { method: 'POST', body, headers });
    expect(told.status).toBe(204);
    await expect.poll(shown('/menu')).toContain('Paella remota');
    expect(await shown('/blog/uno')()).toContain('Uno');
    sanity.lake.documents.delete('uno');
    sanity.publish(post('dos', 'Dos'));
    await expect.poll(async () => (await site.get('/blog/uno')).status).toBe(404);
    expect(await shown('/blog')()).toContain('Dos');
  });
});

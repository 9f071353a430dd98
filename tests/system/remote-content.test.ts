import { afterEach, describe, expect, it } from 'vitest';
import { startFakeSanity } from '../../src/content/sanity/testing/fake-sanity.server.ts';
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
  const site: OpenSite = await openSite({
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'test',
    SANITY_USE_CDN: 'false',
    SANITY_API_URL: sanity.url,
  });
  open.push(site);
  return { sanity, site };
}

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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTouchedBy } from '../../src/content/index.server.ts';
import { copyPage, SWITCHED_PAGES } from '../../src/content/index.ts';
import { createLog } from '../../src/log/index.server.ts';
import { readConfig } from '../../src/server/config.ts';
import { openCore, type Core } from '../../src/server/core.ts';
import { makeAnew } from '../../src/site/index.server.ts';
import { sitemapPaths } from '../support/html.ts';
import { documentsOf, ofService, storeOf, without, type Document } from './support/documents.ts';
import { sharedSite } from './support/shared-site.ts';

const { site } = await sharedSite();

/** Three parts, neighbours apart: each is taken away while most of what may lead to it is there. */
const inThirds = <One>(all: readonly One[]): One[][] =>
  [0, 1, 2].map((part) => all.filter((_, index) => index % 3 === part));

describe('whatever the owner switches off, no address leads nowhere', () => {
  /** A site of its own whose pages are only rendered: neither compressed nor made again unasked. */
  let core: Core;
  let documents: Document[];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sobremesa-shown-'));
    const config = readConfig({ DATA_DIR: folder, WARM_UP: 'off' });
    core = await openCore(
      config,
      createLog(() => {}),
    );
    documents = await documentsOf(core);
    core.content.changes.subscribe((change) => {
      for (const [path, { reads }] of rendered)
        if (isTouchedBy(reads, change)) rendered.delete(path);
    });
  });
  afterAll(async () => {
    await core.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** What was rendered, until what it was rendered from changes. */
  const rendered = new Map<
    string,
    Pick<Awaited<ReturnType<typeof makeAnew>>, 'status' | 'reads'> & { links: readonly string[] }
  >();

  /** Addresses of pages and generated files; the English pages have the same. */
  function linksIn(html: string): string[] {
    return [...html.matchAll(/<(?:a|form|link)\b[^>]*?\s(?:href|action)="(\/[^"#]*)/g)]
      .map(([, address = '']) => address.replaceAll('&amp;', '&'))
      .filter((address) => !/^\/(api|images|language|en)(\/|$)/.test(address))
      .filter((address) => !/\.(svg|png|css|woff2)$/.test(address));
  }

  /** Every address, of the sitemap and of the pages' links, that has neither a page nor a way to one. */
  async function deadAddresses(): Promise<string[]> {
    // What addresses there are is looked up anew.
    const over = site.over(core.content.service);
    const look = async (address: string) => {
      const known = rendered.get(address);
      if (known) return known;
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      const resolution = over.resolve(decodeURI(pathname), searchParams);
      if (resolution.kind === 'redirect') return { status: 301, links: [] };
      const { status, body, reads, contentType } = await makeAnew(resolution);
      const links = contentType.startsWith('text/html') ? linksIn(body) : [];
      if (status === 200) rendered.set(address, { status, reads, links });
      return { status, links };
    };
    const sitemap = over.resolve('/sitemap.xml', new URLSearchParams());
    if (sitemap.kind !== 'resource') throw new Error('There is no sitemap');
    const listed = sitemapPaths((await makeAnew(sitemap)).body);
    const queue = listed.filter((path) => !/^\/en(\/|$)/.test(path));
    expect(listed).toHaveLength(2 * queue.length);
    const ledFrom = new Map<string, string>([
      ...queue.map((path) => [path, 'the sitemap'] as const),
      ...['/offline', '/screen'].map((path) => [path, ''] as const),
      ...(listed.includes('/menu') ? ['/menu/tent', '/menu/filter'] : []).map(
        (path) => [path, 'the menu'] as const,
      ),
    ]);
    const dead: string[] = [];
    // What is led to is looked at in turn, while the map grows.
    for (const [path, from] of ledFrom) {
      const { status, links } = await look(path);
      if (status !== 200 && (status !== 301 || from === 'the sitemap'))
        dead.push(`${status} ${path} on ${from}`);
      for (const link of links) if (!ledFrom.has(link)) ledFrom.set(link, path);
    }
    const errorAnswer = over.resolve('/nada', new URLSearchParams());
    if (errorAnswer.kind === 'redirect') throw new Error('There is something at /nada');
    for (const link of linksIn((await makeAnew(errorAnswer)).body))
      if ((await look(link)).status !== 200) dead.push(`${link} on the 404`);
    return dead;
  }

  const off = (gone: readonly Document[]) => without(core, gone, deadAddresses);

  it('with everything on', async () => {
    expect(await deadAddresses()).toEqual([]);
    expect(rendered.size).toBeGreaterThan(80);
  });

  it('without the services workshops, chef and vegetarian, and what /about tells', async () => {
    const services = ['gastronomic', 'chef', 'vegetarian'].flatMap((key) =>
      ofService(documents, key),
    );
    const about = documents.filter(({ _id }) => _id === 'about');
    expect(about).toHaveLength(1);
    expect(await off([...services, ...about])).toEqual([]);
  });

  it('without birthdays and daily menus, and with catering kept but not shown', async () => {
    const [catering] = ofService(documents, 'catering');
    await storeOf(core).publish({ ...catering, isActive: false });
    const gone = ['birthday', 'daily'].flatMap((key) => ofService(documents, key));
    expect(await off(gone)).toEqual([]);
    await storeOf(core).publish(catering);
  });

  it('without any service', async () => {
    expect(await off(documents.filter(({ _type }) => _type === 'service'))).toEqual([]);
  });

  it.each(inThirds(SWITCHED_PAGES))('with the pages %s switched off', async (...kinds) => {
    const pages = documents.filter(
      ({ _type, ...one }) => _type === 'pageCopy' && kinds.some((kind) => kind === one['kind']),
    );
    expect(pages).toHaveLength(kinds.length);
    for (const page of pages) await storeOf(core).publish({ ...page, isShown: false });
    const dead = await deadAddresses();
    for (const page of pages) await storeOf(core).publish(page);
    expect(dead).toEqual([]);
    for (const kind of kinds) expect(rendered.get(copyPage(kind) ?? '')).toBeUndefined();
  });

  it('without any document that is the only one of its type', async () => {
    expect(await off(documents.filter(({ _id, _type }) => _id === _type))).toEqual([]);
  });

  it('without any document of some types, and of others', async () => {
    const lists = documents.filter(({ _id, _type }) => _id !== _type && _type !== 'service');
    for (const types of inThirds([...new Set(lists.map(({ _type }) => _type))])) {
      const gone = lists.filter(({ _type }) => types.includes(_type));
      expect(await off(gone), types.join()).toEqual([]);
    }
  });
});

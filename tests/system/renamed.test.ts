import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { parseHtml, sitemapPaths } from '../support/html.ts';
import { pathsOfEachKind } from '../support/paths.ts';
import { newEmails } from './support/emails.ts';
import { openSite, type OpenSite } from './support/open-site.ts';
import { PERSON, post } from './support/visitor.ts';

const OLD = 'La Sobremesa';
const NEW = 'Panadería Ortiga';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({
    ...{ CAPTCHA: 'off', RATE_LIMITS: 'off' },
    // Its name is the environment's own.
    ...{ MAIL_FROM: 'hola@example.com', MAIL_TO: 'owner@example.com' },
  });
  const { service, store } = site.core.content;
  // What is cached must be made anew.
  for (const path of ['/', '/contact', '/en/menu', '/feed.xml', '/manifest.webmanifest'])
    expect(await (await site.get(path)).text(), path).toContain(OLD);
  await store?.publish({ ...(await service.globalSettings()), siteName: NEW });
});
afterAll(() => site.close());

const OTHERS = [
  ...['/offline', '/screen', '/menu/tent', '/menu/filter', '/thanks?kind=request', '/nada'],
  ...['/feed.xml', '/manifest.webmanifest', '/workshops.ics'],
].flatMap((path) => [path, `/en${path}`]);
const FILES = ['/sitemap.xml', '/robots.txt', '/api/workshops/turmeric', '/api/booking'];

it('a new name of the business is on every page and in every file', async () => {
  const all = sitemapPaths(await (await site.get('/sitemap.xml')).text());
  // A name is of no language: of the English pages, one of each kind.
  const kinds = (await pathsOfEachKind(site.url)).map((path) => `/en${path}`.replace(/\/$/, ''));
  const listed = all.filter((path) => !/^\/en(\/|$)/.test(path) || kinds.includes(path));
  expect(listed.filter((path) => kinds.includes(path))).toHaveLength(kinds.length);
  const old: string[] = [];
  for (const path of [...listed, ...OTHERS, ...FILES]) {
    const text = await (await site.get(path)).text();
    for (const [words] of text.matchAll(new RegExp(`.{0,40}${OLD}.{0,20}`, 'g')))
      old.push(`${path}: ${words}`);
    if (listed.includes(path)) expect(text, path).toContain(NEW);
  }
  expect(old).toEqual([]);
});

it('a new name is in titles, shared links, structured data, feed and manifest', async () => {
  const page = async (path: string) => parseHtml(await (await site.get(path)).text());
  for (const path of ['/', '/contact', '/about', '/menu', '/gallery', '/en/contact', '/en/about']) {
    const $ = await page(path);
    const head = [
      ...['title', 'meta[property="og:title"]', 'meta[property="og:site_name"]'],
      'meta[name=description]',
    ].map((tag) => $(tag).attr('content') ?? $(tag).text());
    expect(head.join('\n'), path).toContain(NEW);
    expect(head[2], path).toBe(NEW);
    expect(head.join('\n'), path).not.toContain('{{');
  }
  const $ = await page('/');
  expect($('script[type="application/ld+json"]').text()).toContain(`"name":"${NEW}"`);
  const manifest = (await (await site.get('/manifest.webmanifest')).json()) as object;
  expect(manifest).toMatchObject({ name: NEW, short_name: NEW });
  expect(await (await site.get('/feed.xml')).text()).toContain(NEW);
  expect(await (await site.get('/workshops.ics')).text()).toContain(NEW);
});

it('a new name is in every email', async () => {
  const person = { ...PERSON, message: 'Hola' };
  const forms = {
    requests: {
      ...{ ...person, requestedDate: addDays(businessDay(new Date()), 10) },
      ...{ requestedTime: 'morning', participants: '6-10' },
    },
    contact: person,
    feedback: {
      ...{ name: 'Ana', email: 'visitor@example.com', terms: true },
      ratings: {
        ...{ foodQuality: 5, serviceQuality: 5, facilitiesQuality: 5 },
        ...{ priceQuality: 5, cleanliness: 5 },
      },
    },
  };
  for (const locale of ['es', 'en'])
    for (const [path, fields] of Object.entries(forms)) {
      const answer = await post(site, `/api/${path}`, { ...fields, locale });
      expect(answer.status, path).toBe(201);
    }
  for (const text of await newEmails(site, new Set(), 12)) {
    expect(text).not.toContain(OLD);
    expect(text).toContain(NEW);
  }
});

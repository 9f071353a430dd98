import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../src/log/index.server.ts';
import { readConfig } from '../../src/server/config.ts';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { startHere } from './support/writer-here.ts';
import { parseHtml } from '../support/html.ts';
import { pathsOfEachKind } from '../support/paths.ts';
import { openSite } from './support/open-site.ts';
import { listedPages } from './support/shared-site.ts';

const SITE_URL = 'https://sobremesa.test';
const SCRIPT = 'export {};\n';

let folder: string;
let server: RunningServer;

/** The site as served over https, with fake files for the browser. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-headers-'));
  const client = join(folder, 'client');
  await mkdir(join(client, '.vite'), { recursive: true });
  await mkdir(join(client, 'assets'));
  const manifest = { 'src/site/browser/boot.ts': { file: 'assets/boot.js' } };
  await writeFile(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(client, 'assets', 'boot.js'), SCRIPT);
  await writeFile(join(client, 'sw.js'), SCRIPT);
  const settings = { SITE_URL, DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1', PORT: '0' };
  const config = readConfig({ ...settings, WARM_UP: 'off', RATE_LIMITS: 'off' });
  server = await startServer(config, silentLog, { clientFolder: client, startHost: startHere });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init });

const hashOf = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** An empty form sent without JavaScript, which is answered by a page. */
const unfilled: RequestInit = {
  method: 'POST',
  headers: { origin: SITE_URL, 'content-type': 'application/x-www-form-urlencoded' },
  body: 'locale=en',
};

/** Pages that are not in the sitemap. */
const OTHERS: readonly [path: string, status: number, init?: RequestInit][] = [
  ['/feedback', 200],
  ['/en/offline', 200],
  ['/thanks?kind=contact', 200],
  ['/nothing', 404],
  ['/en/nothing', 404],
  ['/en/blog/nothing', 404],
  ['/blog/%20', 404],
  ['/api/contact', 422, unfilled],
  ['/api/requests', 422, unfilled],
  ['/api/feedback', 422, unfilled],
];

function expectNoInlineStyle(path: string, $: ReturnType<typeof parseHtml>) {
  expect($('style').length, path).toBe(1);
  expect($('[style]').length, path).toBe(0);
}

describe('a page', () => {
  it('runs its one script and is styled by its one style block, whatever its kind', async () => {
    const listed = (await pathsOfEachKind(server.url)).map((path) => [path, 200] as const);
    expect(listed.length).toBeGreaterThan(15);
    for (const [path, status, init] of [...listed, ...OTHERS]) {
      const answer = await get(path, init);
      expect(answer.status, path).toBe(status);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
      const $ = parseHtml(await answer.text());
      expect($('script[type=module]').attr('src'), path).toBe('/assets/boot.js');
      // Its only style block is allowed by its hash.
      expect(answer.headers.get('content-security-policy'), path).toContain(
        `style-src 'self' '${hashOf($('style').text())}'; `,
      );
      expectNoInlineStyle(path, $);
    }
  });

  it('has one style block and no other inline style, whichever it is', async () => {
    const pages = await listedPages();
    expect(pages.size).toBeGreaterThan(60);
    for (const [path, html] of pages) expectNoInlineStyle(path, parseHtml(html));
  });

  it('has the integrity hash of the script that is sent', async () => {
    const $ = parseHtml(await (await get('/')).text());
    const integrity = $('script[type=module]').attr('integrity');
    expect(integrity).toBe(hashOf(await (await get('/assets/boot.js')).text()));
  });
});

/** The address of a picture of the home page. */
async function picture(): Promise<string> {
  return parseHtml(await (await get('/')).text())('img[src^="/images/"]').attr('src') ?? '';
}

const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

describe('any response', () => {
  const json = { 'content-type': 'application/json', origin: SITE_URL };
  const filled = new URLSearchParams({ name: 'Ana', email: 'a@example.com', message: 'Hola' });
  const kinds: readonly [path: string, status: number, init?: RequestInit][] = [
    ['/', 200],
    ['/', 304, { headers: { 'if-none-match': '*' } }],
    ['/', 405, { method: 'POST' }],
    ['/', 302, { headers: { cookie: 'language=en' } }],
    ['/catering/', 308],
    ['/language/en?to=/menu', 303],
    ['/%', 400],
    [`/${'x'.repeat(2_100)}`, 414],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/feed.xml', 200],
    ['/en/manifest.webmanifest', 200],
    ['/sitemap.xml?part=99', 404],
    ['/api/workshops/turmeric', 200],
    ['/api/workshops/nothing', 404],
    ['/api/nothing', 404],
    ['/api/captcha', 200],
    ['/api/reviews', 404],
    ['/api/contact', 405],
    ['/api/contact', 403, { ...unfilled, headers: { origin: 'https://elsewhere.example' } }],
    ['/api/contact', 422, { method: 'POST', headers: json, body: '{}' }],
    ['/api/contact', 422, { ...unfilled, body: filled }],
    ['/admin', 200],
    ['/api/admin/session', 401],
    ['/assets/boot.js', 200],
    ['/sw.js', 200],
    ['/offline', 200],
    ['/assets/nothing.js', 404],
    ['/images/nothing.jpg', 404],
    ['/images/nothing.jpg', 405, { method: 'POST' }],
    ['/files/nothing.webm', 404],
    ['/files/about.webm', 206, { headers: { range: 'bytes=0-9' } }],
  ];

  it.each(kinds)('has the security headers: %s, %i', async (path, status, init) => {
    const answer = await get(path, init);
    const { byteLength } = await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    const type = answer.headers.get('content-type') ?? '';
    if (byteLength > 0) expect(type).toMatch(/^(text\/\S+; charset=utf-8$|(?!text\/)\w+\/)/i);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    for (const name of SECURITY_HEADERS) expect(answer.headers.get(name), name).toBeTruthy();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('lets the service worker watch the whole site, asks for it at every visit, and lets it fetch from here alone', async () => {
    const answer = await get('/sw.js');
    await answer.arrayBuffer();
    // At the root it needs no `Service-Worker-Allowed`.
    expect(answer.headers.get('service-worker-allowed')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; .*connect-src 'self'; worker-src 'self';/,
    );
  });

  it('lets other sites show pictures, and nothing else', async () => {
    const answer = await get(await picture());
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    for (const name of SECURITY_HEADERS) expect(answer.headers.get(name), name).toBeTruthy();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each([
    'NONSENSE\r\n\r\n',
    // Whose end a proxy and we might see in two places.
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nX: a\nY: b\r\n\r\n',
  ])('has no body when Node itself refuses a malformed request: %j', async (request) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.end(request);
    expect(await text(socket)).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
});

describe('a failure', () => {
  it('is one page in each language, rendered once, with the same security headers', async () => {
    const site = await openSite({ SITE_URL });
    try {
      // What stands around every page is read with the first one.
      await (await site.get('/menu')).text();
      vi.spyOn(site.core.content.service, 'about').mockRejectedValue(new Error('torn'));
      const failure = vi.spyOn(site.site, 'failure');
      for (const path of ['/about', '/en/about', '/about?again', '/en/about?again']) {
        const answer = await site.get(path);
        expect(answer.status).toBe(500);
        expect(await answer.text()).toContain(`<html lang="${/^\/en/.test(path) ? 'en' : 'es'}"`);
        for (const name of SECURITY_HEADERS) expect(answer.headers.get(name), name).toBeTruthy();
      }
      const rendered = failure.mock.results.map(({ value }) => value as unknown);
      expect([rendered.length, new Set(rendered).size]).toEqual([4, 2]);
    } finally {
      await site.close();
    }
  });
});

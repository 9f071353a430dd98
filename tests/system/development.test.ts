import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { VITE_CLIENT } from '../../src/server/vite-client.ts';
import { listedPaths } from '../../src/site/index.server.ts';
import { CLOCK } from '../support/server.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/** A shared key, so that both sites have the same picture addresses. */
const DATA_KEY = '7'.repeat(64);

let folder: string;
let vite: ChildProcess;
let built: OpenSite;
let url: string;
/** What it has written to its console as errors and warnings. */
let complaints = '';

/** `npm run dev` with its own data folder, and the production site beside it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-development-'));
  vite = spawn(process.execPath, [VITE, '--host', '127.0.0.1', '--port', '0'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...CLOCK,
      PATH: process.env['PATH'],
      NO_COLOR: '1',
      NODE_NO_WARNINGS: '1',
      DATA_DIR: folder,
      DATA_KEY,
    },
  });
  let output = '';
  vite.stdout?.setEncoding('utf8').on('data', (text: string) => void (output += text));
  vite.stderr?.setEncoding('utf8').on('data', (text: string) => void (complaints += text));
  url = await vi.waitFor(
    () => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address === undefined) throw new Error(`It does not listen: ${output}${complaints}`);
      return address;
    },
    { timeout: 120_000 },
  );
  await fetch(url);
  built = await openSite({ DATA_KEY, SITE_URL: 'http://localhost:5173' });
});
afterAll(async () => {
  vite.kill();
  await once(vite, 'exit');
  await built.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { redirect: 'manual', ...init });

/** Headers that depend on the body, the time or the connection, and `vary`, which Vite changes. */
const OF_THE_MOMENT = new Set(
  ['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive'].concat([
    'transfer-encoding',
    'vary',
    'cache-control',
  ]),
);

/** A page's one style block; tests do not compile style sheets, so the production site lacks it here. */
const STYLE = /<style>(.*?)<\/style>/s;

async function about(answer: Response) {
  const html = await answer.text();
  const headers = [...answer.headers].filter(([name]) => !OF_THE_MOMENT.has(name));
  const style = STYLE.exec(html)?.[1];
  const hash = style !== undefined && createHash('sha256').update(style).digest('base64');
  const named = Object.fromEntries(headers);
  const policy = named['content-security-policy']?.replace(`'sha256-${hash}'`, 'its own style');
  return { status: answer.status, headers: { ...named, 'content-security-policy': policy } };
}

const ASKED: readonly [path: string, status: number, init?: RequestInit][] = [
  ['/', 200],
  ['/en/catering', 200],
  ['/nothing', 404],
  ['/catering/?x=1', 308],
  ['/blog?page=1', 308],
  ['/catering', 302, { headers: { cookie: 'language=en' } }],
  ['/language/en?to=/menu', 303],
  ['/language/en?to=//example.com', 303],
  ['/', 405, { method: 'POST' }],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/feed.xml', 200],
  ['/api/workshops/turmeric', 200],
  ['/api/workshops/nothing', 404],
  ['/api/nothing', 404],
  ['/api/reviews', 404],
  ['/api/contact', 405],
  ['/api/contact', 403, { method: 'POST', headers: { origin: 'https://elsewhere.example' } }],
  ['/images/nothing.jpg', 404],
  ['/files/about.webm', 206, { headers: { range: 'bytes=0-9' } }],
  ['/x'.repeat(1_100), 414],
];

describe('development', () => {
  it.each(ASKED)('answers with the very headers of production: %s, %i', async (...asked) => {
    const [path, status, init] = asked;
    const here = await about(await get(path, init));
    const there = await about(await built.get(path, init));
    expect(here.status).toBe(status);
    const policy = here.headers['content-security-policy'];
    const own = policy?.replace(` ${VITE_CLIENT.styleSource}`, '');
    // Each request has its own, which only what is built gives.
    const { 'x-request-id': id, ...headers } = there.headers as Record<string, string | undefined>;
    expect(id === undefined || id.length > 0).toBe(true);
    expect({ ...here.headers, 'content-security-policy': own }).toEqual(headers);
  });

  it("shows the same page, with Vite's client and Vite's address of the script", async () => {
    const here = await (await get('/')).text();
    const there = await (await built.get('/')).text();
    expect(here.endsWith(VITE_CLIENT.html)).toBe(true);
    const common = (html: string) =>
      html
        .replace(STYLE, '')
        .replace(/<script type="module" src="[^"]*"/, '<script')
        // It is there as soon as it is made.
        .replaceAll(/<img class="preview"[^>]*>/g, '');
    expect(common(here.slice(0, -VITE_CLIENT.html.length))).toBe(common(there));
    const script = await get('/src/site/browser/boot.ts');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect((await get('/@vite/client')).status).toBe(200);
    expect((await get('/fonts/figtree-v1.woff2')).headers.get('content-type')).toBe('font/woff2');
  });

  it('renders every page without a complaint of React, which it makes in development alone', async () => {
    for (const path of listedPaths()) expect((await get(path)).status, path).toBe(200);
    // Its own log has lines of JSON.
    expect(complaints.split('\n').filter((line) => !/^(\{|$)/.test(line))).toEqual([]);
  });

  it('renders each page again, and caches none', async () => {
    const page = await get('/catering');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('etag')).toBeNull();
  });
});

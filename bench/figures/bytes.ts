import { existsSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../support/figure.ts';
import { ROOT, startBuilt } from '../support/server.ts';

/** Time between two measurements while pages are still being recompressed, milliseconds. */
const PAUSE = 1_000;

/**
 * Equal measurements in a row that count as final, and the limit of measurements. A page without the
 * preview of its picture is rendered again after five seconds.
 */
const STEADY = 8;
const MAX_MEASUREMENTS = 60;

/** What a new connection may carry before the first answer comes back: ten packets (RFC 6928), bytes. */
const FIRST_ROUND_TRIP = 14_600;

/** Pages that hold everything at once, to be printed: their budget is their own. */
const PRINTED = /\/menu\/all$/;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Bytes of every page, of the scripts before and after an island is hydrated, and of the service worker. */
export async function measure(): Promise<Figure[]> {
  const manifest = JSON.parse(
    readFileSync(join(ROOT, 'dist', 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const files = (name: string): Set<string> => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    return new Set([chunk.file, ...(chunk.imports ?? []).flatMap((other) => [...files(other)])]);
  };
  const bytes = (of: Set<string>) =>
    [...of].reduce(
      (sum, file) => sum + readFileSync(join(ROOT, 'dist', 'client', `${file}.br`)).length,
      0,
    );
  const boot = files('src/site/browser/boot.ts');
  const form = files('src/site/islands/RequestForm.tsx')
    .union(files('src/site/browser/hydrate.ts'))
    .union(boot);

  const stored = filesInWorker();
  const server = await startBuilt();
  try {
    const sizes = await settledSizes(server.url, await listedPaths(server.url));
    const sorted = sizes.toSorted((one, other) => other.bytes - one.bytes);
    const largest = sorted.find(({ path }) => !PRINTED.test(path));
    const printed = sorted.find(({ path }) => PRINTED.test(path));
    if (!largest || !printed) throw new Error('The sitemap lacks pages');
    const policy = Math.max(...sizes.map((size) => size.policy));
    return [
      {
        name: `page with its styles and headers, largest of ${sizes.length}`,
        value: largest.bytes + largest.headers,
        unit: 'B br',
        goal: { atMost: FIRST_ROUND_TRIP },
        note: `${largest.path}: ${largest.bytes} B of HTML with its styles; Content-Security-Policy ${policy} B`,
      },
      {
        name: 'HTML with its styles, the whole menu to print',
        value: printed.bytes,
        unit: 'B br',
        goal: { atMost: 22_000 },
        note: printed.path,
      },
      {
        name: 'script before an island is hydrated',
        value: bytes(boot),
        unit: 'B br',
        goal: { atMost: 3_072 },
      },
      {
        name: 'script with the request form hydrated',
        value: bytes(form),
        unit: 'B br',
        goal: { atMost: 76_800 },
      },
      {
        name: 'service worker',
        value: readFileSync(join(ROOT, 'dist', 'client', 'sw.js.br')).length,
        unit: 'B br',
        goal: { atMost: 3_072 },
        note: `stores ${stored.length} files of ${stored.reduce((sum, file) => sum + sizeOf(file), 0)} B for pages without a connection`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The files that the service worker stores, as the build wrote their names into it. */
function filesInWorker(): string[] {
  const worker = readFileSync(join(ROOT, 'dist', 'client', 'sw.js'), 'utf8');
  const [, list] = /"files":(\[[^\]]*\])/.exec(worker) ?? [];
  if (!list) throw new Error('The service worker names no files');
  return JSON.parse(list) as string[];
}

/** Bytes of a file as it is sent. */
function sizeOf(file: string): number {
  const path = join(ROOT, 'dist', 'client', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

async function listedPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}

interface PageSize {
  readonly path: string;
  /** Size of the body, as transferred. */
  readonly bytes: number;
  /** Size of the Content-Security-Policy header. */
  /** Of all headers, without the status line. */
  readonly headers: number;
  readonly policy: number;
}

/**
 * The final size of each page. Pages are rendered on the first request and recompressed in the
 * background, so all are requested again until nothing changes any more.
 */
async function settledSizes(url: string, paths: readonly string[]): Promise<PageSize[]> {
  let steady = 0;
  let before = '';
  for (let look = 0; look < MAX_MEASUREMENTS; look++) {
    const sizes: PageSize[] = [];
    for (const path of paths) sizes.push(await pageSize(url, path));
    const now = JSON.stringify(sizes);
    steady = now === before ? steady + 1 : 0;
    if (steady === STEADY) return sizes;
    before = now;
    await wait(PAUSE);
  }
  throw new Error('The pages do not settle');
}

function pageSize(url: string, path: string): Promise<PageSize> {
  return new Promise((done, fail) => {
    const asked = request(url + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      const headers = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
      const policy = String(answer.headers['content-security-policy'] ?? '').length;
      answer.on('data', (piece: Buffer) => (bytes += piece.length));
      answer.on('end', () => done({ path, bytes, headers, policy }));
    });
    asked.on('error', fail).end();
  });
}

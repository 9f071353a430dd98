import { existsSync, readFileSync, statSync } from 'node:fs';
import { globalAgent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuildManifest } from '../../src/site/index.server.ts';
import { atMost, type Figure } from '../support/figure.ts';
import { ask, listedPaths } from '../../tests/support/http.ts';
import { ROOT, startBuilt } from '../../tests/support/server.ts';

/**
 * Time between two measurements, milliseconds: pages are recompressed while nobody has asked for anything
 * for a second.
 */
const PAUSE = 3_000;

/**
 * Equal measurements in a row that count as final, and the limit of measurements. A page without the
 * preview of its picture is rendered again after five seconds.
 */
const STEADY = 4;
const MAX_MEASUREMENTS = 60;

/** What a new connection may carry before the first answer comes back: ten packets (RFC 6928), bytes. */
const FIRST_ROUND_TRIP = 14_600;

/** Pages that hold everything at once, to be printed: their budget is their own. */
const PRINTED = /\/menu\/all$/;

const CLIENT = join(ROOT, 'dist', 'client');

export const what = 'what every page, the scripts and the service worker weigh';

export async function run(): Promise<Figure[]> {
  const boot = filesOf('src/site/browser/boot.ts');
  const form = filesOf(
    ...['src/site/islands/RequestForm.tsx', 'src/site/browser/hydrate.ts'],
    'src/site/browser/boot.ts',
  );
  const filter = filesOf('src/site/browser/diner-filter.ts');
  const screen = filesOf('src/site/browser/screen.ts', 'src/site/browser/boot.ts');
  const stored = filesInWorker();

  await using site = await startBuilt();
  const sizes = await settledSizes(site.url, await listedPaths(site.url));
  const sorted = sizes.toSorted((one, other) => other.bytes - one.bytes);
  const largest = sorted.find(({ path }) => !PRINTED.test(path));
  const printed = sorted.find(({ path }) => PRINTED.test(path));
  if (!largest || !printed) throw new Error('The sitemap lacks pages');
  const policy = Math.max(...sizes.map((size) => size.policy));
  const ofLargest = `${largest.path}: ${largest.bytes} B of HTML with its styles; Content-Security-Policy ${policy} B`;
  const ofWorker = `stores ${stored.length} files of ${sentBytes(stored)} B for pages without a connection`;
  const budget = (name: string, bytes: number, most: number, note?: string) =>
    atMost(name, bytes, most, 'B br', note);
  return [
    budget(
      `page with its styles and headers, largest of ${sizes.length}`,
      largest.bytes + largest.headers,
      FIRST_ROUND_TRIP,
      ofLargest,
    ),
    budget('HTML with its styles, the whole menu to print', printed.bytes, 22_000, printed.path),
    budget('script before an island is hydrated', sentBytes(boot), 3_072),
    budget('script with the request form hydrated', sentBytes(form), 76_800),
    budget('script of the filter of dishes', sentBytes(filter), 8_192),
    budget('script of the television', sentBytes(screen), 8_192),
    budget('service worker', sentBytes(['sw.js']), 3_072, ofWorker),
  ];
}

/** The built files of sources and of all that they import, which may import each other. */
function filesOf(...sources: readonly string[]): string[] {
  const text = readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as BuildManifest;
  const all = new Set(sources);
  // What is added meanwhile comes last.
  return all
    .values()
    .map((source) => {
      const built = manifest[source];
      if (!built) throw new Error(`The build has no ${source}`);
      for (const other of built.imports ?? []) all.add(other);
      return built.file;
    })
    .toArray();
}

/** The files that the service worker stores, as the build wrote their names into it. */
function filesInWorker(): string[] {
  const worker = readFileSync(join(CLIENT, 'sw.js'), 'utf8');
  const [, list] = /"files":(\[[^\]]*\])/.exec(worker) ?? [];
  if (!list) throw new Error('The service worker names no files');
  return JSON.parse(list) as string[];
}

/** Bytes of files as they are sent. */
function sentBytes(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) {
    const path = join(CLIENT, file);
    sum += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
  return sum;
}

/**
 * The final size of each page: body, all headers, and the Content-Security-Policy of them. Pages are
 * rendered on the first request and recompressed in the background, so all are requested again until
 * nothing changes any more.
 */
async function settledSizes(url: string, paths: readonly string[]) {
  let steady = 0;
  let before = '';
  for (let look = 0; look < MAX_MEASUREMENTS; look++) {
    const sizes = [];
    for (const path of paths) {
      const { bytes, headers, rawHeaders } = await ask(
        url,
        { path, encoding: 'br' },
        { agent: globalAgent },
      );
      sizes.push({
        path,
        bytes: bytes.length,
        headers: rawHeaders.reduce((sum, part) => sum + part.length + 2, 0),
        policy: String(headers['content-security-policy'] ?? '').length,
      });
    }
    const now = JSON.stringify(sizes);
    steady = now === before ? steady + 1 : 0;
    if (steady === STEADY) return sizes;
    before = now;
    await pause(PAUSE);
  }
  throw new Error('The pages do not settle');
}

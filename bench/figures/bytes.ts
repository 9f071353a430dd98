import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../support/figure.ts';
import { ROOT, startBuilt } from '../support/server.ts';

/** How long the server is given to make its pages as small as they get, milliseconds. */
const SETTLING = 15_000;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Bytes of every page, and of the scripts before and after an island wakes. */
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
    .union(files('src/site/browser/wake.ts'))
    .union(boot);

  const server = await startBuilt();
  try {
    await wait(SETTLING);
    const sizes = await Promise.all(
      (await listedPaths(server.url)).map((path) => pageBytes(server.url, path)),
    );
    const largest = sizes.sort((one, other) => other.bytes - one.bytes)[0];
    if (!largest) throw new Error('The sitemap is empty');
    return [
      {
        name: `HTML with its styles, largest of ${sizes.length} pages`,
        value: largest.bytes,
        unit: 'B br',
        goal: { atMost: 13_000 },
        note: largest.path,
      },
      {
        name: 'script before an island wakes',
        value: bytes(boot),
        unit: 'B br',
        goal: { atMost: 3_072 },
      },
      {
        name: 'script with the request form awake',
        value: bytes(form),
        unit: 'B br',
        goal: { atMost: 76_800 },
      },
    ];
  } finally {
    await server.stop();
  }
}

async function listedPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}

/** Bytes of a page's body as they cross the wire. */
function pageBytes(url: string, path: string): Promise<{ path: string; bytes: number }> {
  return new Promise((done, fail) => {
    const asked = request(url + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.length));
      answer.on('end', () => done({ path, bytes }));
    });
    asked.on('error', fail).end();
  });
}

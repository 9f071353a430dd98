/**
 * `npm run build`: the browser's files into dist/client and the back office's into dist/office (with
 * brotli and gzip beside them), the server and the commands into dist/server, and the licences of what
 * they bundle. With `--if-stale` only when the build is missing or older than its sources.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasSources, hasVite, isStale, ROOT, stamp } from './built.ts';
import { createLicences, LICENCES } from './licences.ts';
import { discard, newFolder, place, recover, tidy } from './place-build.ts';

/** The office is six times as large as the site, and a tenth of its bytes is not worth five seconds. */
const OFFICE_QUALITY = 9;

const COMPRESSED = /\.(js|css|svg|json|txt)$/;

/** Builds everything in a folder beside `dist`, then moves it into its place. */
export async function build(): Promise<void> {
  const given = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await buildBeside();
  } finally {
    if (given === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = given;
  }
}

async function buildBeside(): Promise<void> {
  const vite = await import('vite');
  tidy();
  const folder = newFolder();
  try {
    const startedAt = new Date();
    const licences = createLicences();
    const plugins = [licences.plugin];
    const settings = { root: ROOT, mode: 'production', logLevel: 'warn', plugins } as const;
    const client = join(folder, 'client');
    const server = join(folder, 'server');
    await vite.build({ ...settings, build: { outDir: client } });
    await vite.build({ ...settings, build: { outDir: server, ssr: true } });
    const office = join(folder, 'office');
    const configFile = join(ROOT, 'vite.office.config.ts');
    await vite.build({ ...settings, configFile, build: { outDir: office } });
    await compress(client, constants.BROTLI_MAX_QUALITY);
    await compress(office, OFFICE_QUALITY);
    await writeFile(join(folder, LICENCES), licences.text());
    stamp(folder, startedAt);
    place(folder);
  } finally {
    discard(folder);
  }
}

/** Builds when the build is missing or older than its sources. */
export async function buildIfStale(): Promise<void> {
  await recover();
  if (isStale()) await build();
}

async function compress(directory: string, quality: number): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await Promise.all(
    files
      .filter((file) => COMPRESSED.test(file))
      .map(async (name) => {
        const file = join(directory, name);
        const body = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
      }),
  );
}

if (import.meta.main) {
  if (!hasSources()) {
    console.error(
      'There are no sources to build from here: a release has its build inside. Otherwise run npm run ' +
        'build in a checkout, and copy its dist/ here.',
    );
    process.exitCode = 1;
  } else if (!hasVite()) {
    console.error('Building needs the development packages: run npm ci --include=dev first.');
    process.exitCode = 1;
  } else if (process.argv.includes('--if-stale')) await buildIfStale();
  else await build();
}

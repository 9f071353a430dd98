/**
 * `npm run build`: the browser's files into dist/client and the back office's into dist/office (with
 * brotli and gzip beside them), the server and the commands into dist/server, and the licences of what
 * they bundle. With `--if-stale` only what is missing or older than its sources. A start has one part
 * built at a time, compressed quickly: `--quick site`.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { constants as priorities, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type * as Vite from 'vite';
import {
  folderOf,
  hasSources,
  hasVite,
  isForeign,
  isStale,
  PARTS,
  ROOT,
  stamp,
  stampOf,
  type Part,
} from './built.ts';
import { writeIndexes } from './indexes.ts';
import { createLicences, LICENCES } from './licences.ts';
import { discard, newFolder, place, recover, tidy } from './place-build.ts';

/** What is shipped is as small as it gets; who waits for a start is not kept waiting for that. */
const QUALITY = {
  quick: { brotli: 4, gzip: constants.Z_BEST_SPEED },
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
};

const COMPRESSED = /\.(js|css|svg|json|txt)$/;

/** Builds parts in a folder beside `dist`, then moves it into its place. */
export async function build(parts: readonly Part[] = PARTS, isQuick = false): Promise<void> {
  const given = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const vite = await import('vite');
    writeIndexes();
    tidy();
    const folder = newFolder();
    try {
      await Promise.all(parts.map((part) => buildPart(vite, part, folder, isQuick)));
      await place(folder, parts);
    } finally {
      discard(folder);
    }
  } finally {
    if (given === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = given;
  }
}

async function buildPart(
  vite: typeof Vite,
  part: Part,
  dist: string,
  isQuick: boolean,
): Promise<void> {
  const startedAt = new Date();
  const licences = createLicences();
  const plugins = [licences.plugin, ownSources(part)];
  const settings = { root: ROOT, mode: 'production', logLevel: 'warn', plugins } as const;
  const folder = folderOf(part, dist);
  const browsers = part === 'site' ? join(folder, 'client') : folder;
  if (part === 'site')
    await Promise.all([
      vite.build({ ...settings, build: { outDir: browsers } }),
      vite.build({ ...settings, build: { outDir: join(folder, 'server'), ssr: true } }),
    ]);
  else {
    const configFile = join(ROOT, 'vite.office.config.ts');
    await vite.build({ ...settings, configFile, build: { outDir: browsers } });
  }
  await compress(browsers, isQuick ? QUALITY.quick : QUALITY.best);
  await writeFile(join(folder, LICENCES), licences.text());
  stamp(folder, startedAt, isQuick);
}

/** Refuses a module from a folder whose changes do not make this part stale. */
export function ownSources(part: Part) {
  return {
    name: 'own-sources',
    generateBundle(this: Pick<Vite.Rolldown.PluginContext, 'getModuleIds'>) {
      const foreign = [...this.getModuleIds()].find((id) => isForeign(part, id));
      if (foreign !== undefined) throw new Error(`The ${part} must not be built from ${foreign}`);
    },
  };
}

/** Builds what is missing, older than its sources, or was compressed in a hurry. */
export async function buildIfStale(): Promise<void> {
  await recover();
  const stale = PARTS.filter((part) => isStale(part) || stampOf(part)?.isQuick);
  if (stale.length > 0) await build(stale);
}

async function compress(directory: string, quality: (typeof QUALITY)['best']): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality.brotli };
  await Promise.all(
    files
      .filter((file) => COMPRESSED.test(file))
      .map(async (name) => {
        const file = join(directory, name);
        const body = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: quality.gzip }));
      }),
  );
}

/** What `readyToServe` asks for: ends when whoever asked has, and says what failed in a sentence. */
async function buildForStart(part: Part): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  // Nobody is kept waiting for the office; this counts for threads that begin after it.
  if (part === 'office') setPriority(priorities.priority.PRIORITY_LOW);
  try {
    await build([part], true);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { 'if-stale': { type: 'boolean' }, quick: { type: 'string' } },
  });
  if (!hasSources()) {
    console.error(
      'There are no sources to build from here: a release has its build inside. Otherwise run npm run ' +
        'build in a checkout, and copy its dist/ here.',
    );
    process.exitCode = 1;
  } else if (!hasVite()) {
    console.error('Building needs the development packages: run npm ci --include=dev first.');
    process.exitCode = 1;
  } else if (values.quick !== undefined) await buildForStart(values.quick as Part);
  else if (values['if-stale']) await buildIfStale();
  else await build();
}

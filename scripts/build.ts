/**
 * `npm run build`: the browser's files into dist/client (with brotli and gzip beside them), the
 * server and the commands into dist/server. With `--if-stale` only when the build is missing or
 * older than its sources.
 */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist', 'built-at');
const SOURCES = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
];
const COMPRESSED = /\.(js|css|svg|json|txt)$/;

/** Is the build missing, or older than any of its sources? */
export function isStale(): boolean {
  let built: number;
  try {
    built = statSync(STAMP).mtimeMs;
  } catch {
    return true;
  }
  return SOURCES.some((source) => newest(join(ROOT, source)) > built);
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const entries = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(stat.mtimeMs, ...entries);
}

/** Builds everything. */
export async function build(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const vite = await import('vite');
  await rm(join(ROOT, 'dist'), { recursive: true, force: true });
  const startedAt = new Date();
  await vite.build({ root: ROOT, mode: 'production', logLevel: 'warn' });
  await vite.build({ root: ROOT, mode: 'production', logLevel: 'warn', build: { ssr: true } });
  await compress(join(ROOT, 'dist', 'client'));
  writeFileSync(STAMP, startedAt.toISOString());
}

async function compress(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
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

if (import.meta.main && (!process.argv.includes('--if-stale') || isStale())) await build();

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Hono, type Context } from 'hono';
import { matchesETag } from '../http/index.server.ts';
import { iconAt, type AskedIcon } from '../look/index.ts';
import { repaintPng, repaintSvg } from '../look/index.server.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files whose name changes with their content are kept for a year; the others are asked about again. */
const IMMUTABLE = /^\/(?:admin\/)?(?:assets|fonts)\//;

/** The service worker, and what takes its place to remove it. A browser asks for it at every visit. */
const WORKER = '/sw.js';
const WORKER_OFF = '/sw-off.js';

/** The back office's own. Its scope has the first screen in it, `/admin`, which has no slash. */
const OFFICE_WORKER = { path: '/admin/sw.js', scope: '/admin' };

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

/**
 * Serves the built files of the browser, read into memory once (0.7 MB): a server goes on as it began,
 * whatever becomes of the folder while it runs. Without the service worker, what removes it is sent in its
 * place.
 */
export function staticFiles(directory: string, hasWorker = true): Hono {
  const files = readFiles(directory);
  return new Hono().get('*', (c, next) => answerFile(c, next, files, hasWorker));
}

/** Serves the built files of the back office, once it is there. */
export function officeFiles(files: () => Files): Hono {
  return new Hono().get('/admin/*', (c, next) =>
    TYPES[extname(c.req.path)] ? answerFile(c, next, files()) : next(),
  );
}

async function answerFile(
  c: Context,
  next: () => Promise<void>,
  files: Files,
  hasWorker = true,
): Promise<Response | void> {
  const { path } = c.req;
  const icon = iconAt(path);
  if (icon) return answerIcon(c, next, files, icon);
  const name = path === WORKER && !hasWorker ? WORKER_OFF : path;
  const type = TYPES[extname(name)];
  const plain = files.get(name);
  if (!type || !plain) return next();
  const wanted = chooseEncoding(c.req.header('accept-encoding'));
  const encoded = wanted === 'identity' ? undefined : files.get(name + SUFFIXES[wanted]);
  const { body, hash } = encoded ?? plain;
  c.header('Content-Type', type);
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', `"${hash}"`);
  c.header('Cache-Control', cacheControlOf(path));
  if (path === OFFICE_WORKER.path) c.header('Service-Worker-Allowed', OFFICE_WORKER.scope);
  if (encoded) c.header('Content-Encoding', wanted);
  if (matchesETag(c.req.header('if-none-match'), hash)) return c.body(null, 304);
  return c.body(body);
}

/** Answers the icon in the colours that its address names. Like the tile, it is kept for good. */
function answerIcon(
  c: Context,
  next: () => Promise<void>,
  files: Files,
  { file, colors }: AskedIcon,
): Response | Promise<void> {
  const shipped = files.get(file)?.body;
  if (!shipped) return next();
  c.header('Content-Type', TYPES[extname(file)]);
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  if (!file.endsWith('.svg')) return c.body(repaintPng(shipped, colors));
  return c.body(repaintSvg(Buffer.from(shipped).toString(), colors));
}

export type Files = ReadonlyMap<string, StaticFile>;

/** Every file of a folder by its address. */
export function readFiles(directory: string): Files {
  const files = new Map<string, StaticFile>();
  for (const path of pathsIn(directory)) {
    const name = `/${relative(directory, path).split(sep).join('/')}`;
    if (!name.startsWith('/.')) files.set(name, readFile(path));
  }
  return files;
}

function cacheControlOf(path: string): string {
  if (path === WORKER || path === OFFICE_WORKER.path) return 'no-cache';
  return IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function readFile(path: string): StaticFile {
  const body = new Uint8Array(readFileSync(path));
  return { body, hash: createHash('sha256').update(body).digest('hex').slice(0, 16) };
}

function pathsIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

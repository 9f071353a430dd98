import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { matchesETag } from '../../http/index.server.ts';
import { refuse, SAFE_HEADERS } from '../http.server.ts';
import { parseRange } from './ranges.server.ts';

/** File types that are served: films, their captions, printed menus. Nothing that a browser would run. */
const TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** A plain name: no folder, no leading dot. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** A film may be replaced under the same name: fresh for a week, then revalidated by ETag. */
const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=86400';

/** Number of cached hashes: more than any site has films. */
const MAX_HASHES = 500;

interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Hash of the bytes: the ETag without its quotes. */
  readonly hash: string;
}

/** Serves `/files/{name}`, ranges included, from the first of the folders that has the file. */
export function createFileRoutes(folders: readonly string[]): Hono {
  const hashes = new LRUCache<string, string>({ max: MAX_HASHES });

  const find = async (name: string): Promise<FoundFile | null> => {
    for (const folder of folders) {
      const path = join(folder, name);
      const about = await stat(path).catch(() => null);
      if (!about?.isFile()) continue;
      const key = `${path} ${about.size} ${about.mtimeMs}`;
      let hash = hashes.get(key);
      if (!hash) {
        const bytes = await readFile(path);
        hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
        hashes.set(key, hash);
      }
      return { path, size: about.size, hash };
    }
    return null;
  };

  return new Hono()
    .get('/files/:name', async (c) => {
      const name = c.req.param('name');
      const type = TYPES[extname(name).toLowerCase()];
      const file = type && NAME.test(name) ? await find(name) : null;
      if (!type || !file) return refuse(404, 'No such file');
      return send(c, file, type);
    })
    .all('/files/*', (c) =>
      c.req.method === 'GET' || c.req.method === 'HEAD'
        ? refuse(404, 'No such file')
        : refuse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' }),
    );
}

function send(c: Context, { path, size, hash }: FoundFile, type: string): Response {
  const entityTag = `"${hash}"`;
  const headers: Record<string, string> = {
    ...SAFE_HEADERS,
    'Content-Type': type,
    'Cache-Control': CACHE_CONTROL,
    'Accept-Ranges': 'bytes',
    ETag: entityTag,
  };
  if (matchesETag(c.req.header('if-none-match'), hash)) {
    return new Response(null, { status: 304, headers });
  }
  const ifRange = c.req.header('if-range');
  const isSameFile = ifRange === undefined || ifRange === entityTag;
  // RFC 9110, 14.2 defines ranges for GET only.
  const isWhole = c.req.method === 'HEAD' || !isSameFile;
  const range = isWhole ? null : parseRange(c.req.header('range'), size);
  if (range === 'unsatisfiable') {
    return refuse(416, 'No such part', { 'Content-Range': `bytes */${size}` });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['Content-Length'] = String(end - start + 1);
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
  const body =
    c.req.method === 'HEAD' || size === 0
      ? null
      : (Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream);
  return new Response(body, { status: range ? 206 : 200, headers });
}

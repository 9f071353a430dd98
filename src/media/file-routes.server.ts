import { extname } from 'node:path';
import { Hono, type Context } from 'hono';
import { matchesETag } from '../http/index.server.ts';
import { BucketError } from './bucket/bucket-error.server.ts';
import { refuse, SAFE_HEADERS } from './http.server.ts';
import type { FileSource, ServedFile } from './file-source.server.ts';
import { parseRange } from './byte-ranges.server.ts';

const PDF = 'application/pdf';

/** A browser's own viewer of PDFs stays blank where a policy confines it, and nothing of them is run as a page. */
const PDF_HEADERS = { ...SAFE_HEADERS, 'Content-Security-Policy': "frame-ancestors 'self'" };

/** File types that are served: films, their captions, printed menus. Nothing that a browser would run. */
const TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': PDF,
};

/** A plain name: no folder, no leading dot. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** A film may be replaced under the same name: fresh for a week, then revalidated by ETag. */
const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=86400';

/** Serves `/files/{name}`, ranges included, from the first of the sources that has the file. */
export function createFileRoutes(sources: readonly FileSource[]): Hono {
  const find = async (name: string): Promise<ServedFile | null> => {
    for (const source of sources) {
      const file = await source.find(name);
      if (file) return file;
    }
    return null;
  };

  return new Hono()
    .get('/files/:name', async (c) => {
      const name = c.req.param('name');
      const type = TYPES[extname(name).toLowerCase()];
      try {
        const file = type && NAME.test(name) ? await find(name) : null;
        if (!type || !file) return refuse(404, 'No such file');
        return send(c, file, type);
      } catch (error) {
        if (!(error instanceof BucketError)) throw error;
        return refuse(503, 'Not now', { 'Retry-After': String(error.retryAfter) });
      }
    })
    .all('/files/*', (c) =>
      c.req.method === 'GET' || c.req.method === 'HEAD'
        ? refuse(404, 'No such file')
        : refuse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' }),
    );
}

function send(c: Context, { size, hash, body }: ServedFile, type: string): Response {
  const entityTag = `"${hash}"`;
  const headers: Record<string, string> = {
    ...(type === PDF ? PDF_HEADERS : SAFE_HEADERS),
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
  const isEmpty = c.req.method === 'HEAD' || size === 0;
  return new Response(isEmpty ? null : body({ start, end }), {
    status: range ? 206 : 200,
    headers,
  });
}

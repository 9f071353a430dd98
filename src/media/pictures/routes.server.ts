import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Log } from '../../log/index.server.ts';
import { FOREVER, isKnownTag, refuse, SAFE_HEADERS } from '../http.ts';
import { parsePictureFileName, type PictureName } from '../picture-reference.ts';
import { contentType } from '../transform/negotiate.ts';
import { parseTransform, TransformError } from '../transform/parameters.ts';
import { asksForOriginal, type Transform } from '../transform/transform.ts';
import { QueueFullError } from '../work-queue.ts';
import type { StoredPicture } from './catalogue.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { PictureMaker } from './maker.server.ts';
import type { Variant } from './variant-cache.server.ts';

export interface PictureRoutesParts {
  /** Finds a stored picture, or fetches it from where it is. */
  readonly find: (name: PictureName) => Promise<StoredPicture | null>;
  readonly library: PictureLibrary;
  readonly maker: PictureMaker;
  readonly log: Log;
}

/** Seconds after which to come again when too much work waits. */
const COME_AGAIN = '5';

/** `GET` and `HEAD` of `/images/{id}-{width}x{height}.{format}`, with the parameters of Sanity's pictures. */
export function createPictureRoutes({ find, library, maker, log }: PictureRoutesParts): Hono {
  const answer = async (c: Context): Promise<Response> => {
    const name = parsePictureFileName(c.req.param('file') ?? '');
    if (!name) return refuse(404, 'No such picture');
    const transform = parseTransform(new URL(c.req.url).searchParams, name);
    const picture = await find(name);
    if (!picture) return refuse(404, 'No such picture');
    const variant = asksForOriginal(transform)
      ? await readOriginal(library, picture)
      : await maker.variant(picture, transform, c.req.header('accept'));
    if (!variant) {
      log.error('The original of a picture is missing', { picture: picture.ref });
      return refuse(404, 'No such picture');
    }
    return send(c, variant, transform);
  };
  const guarded = (c: Context) =>
    answer(c).catch((error: unknown) => {
      if (error instanceof TransformError) return refuse(400, error.message);
      if (error instanceof QueueFullError) {
        return refuse(503, 'Busy', { 'Retry-After': COME_AGAIN });
      }
      log.error('A picture could not be answered', { path: c.req.path, error });
      return refuse(500, 'The picture cannot be shown');
    });
  return new Hono()
    .get('/images/:file', guarded)
    .all('/images/*', (c) =>
      c.req.method === 'GET' || c.req.method === 'HEAD'
        ? refuse(404, 'No such picture')
        : refuse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' }),
    );
}

async function readOriginal(
  library: PictureLibrary,
  picture: StoredPicture,
): Promise<Variant | null> {
  const bytes = await library.original(picture);
  if (!bytes) return null;
  const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  return { bytes, format: picture.format, tag };
}

function send(c: Context, { bytes, format, tag }: Variant, transform: Transform): Response {
  const entityTag = `"${tag}"`;
  const headers: Record<string, string> = {
    ...SAFE_HEADERS,
    'Cache-Control': FOREVER,
    ETag: entityTag,
    // Other sites and readers may show a shared page's picture.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(transform.format === 'auto' && { Vary: 'Accept' }),
  };
  if (isKnownTag(c.req.header('if-none-match'), entityTag)) {
    return new Response(null, { status: 304, headers });
  }
  headers['Content-Type'] = contentType(format);
  headers['Content-Length'] = String(bytes.byteLength);
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers });
}

import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { FindSender } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { FOREVER, isKnownTag, refuse, SAFE_HEADERS } from '../http.ts';
import type { IsSigned } from '../picture-recipe.ts';
import { contentType } from '../transform/negotiate.ts';
import { readPictureAddress } from '../transform/parameters.ts';
import { QueueFullError } from '../work/work-queue.ts';
import type { StoredPicture } from './catalogue.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { PictureMaker } from './maker.server.ts';
import type { FindPicture } from './remote.server.ts';
import type { Variant } from './variant-cache.server.ts';

export interface PictureRoutesParts {
  readonly isSigned: IsSigned;
  readonly findSender: FindSender;
  /** Finds a stored picture, or fetches it from where it is. */
  readonly find: FindPicture;
  readonly library: PictureLibrary;
  readonly maker: PictureMaker;
  readonly log: Log;
}

/** Seconds after which to come again when too much work waits. */
const COME_AGAIN = '5';

/**
 * `GET` and `HEAD` of `/images/{id}-{width}x{height}.{format}`: the original, or with the parameters
 * that the site has signed, a variant of it. Any other address is refused before anything is read.
 */
export function createPictureRoutes(parts: PictureRoutesParts): Hono {
  const { isSigned, findSender, find, library, maker, log } = parts;
  const answer = async (c: Context): Promise<Response> => {
    const { search } = new URL(c.req.url);
    const asked = readPictureAddress(c.req.param('file') ?? '', search, isSigned);
    if (!asked) return refuse(404, 'No such picture');
    const { name, transform } = asked;
    const waiter = { sender: findSender(c), signal: c.req.raw.signal };
    // Nothing is fetched for an address that anybody can make up.
    const picture = await (transform ? find(name, waiter) : library.find(name));
    if (!picture) return refuse(404, 'No such picture');
    const accept = c.req.header('accept');
    const variant = transform
      ? await maker.variant({ picture, transform, accept }, waiter)
      : await readOriginal(library, picture);
    if (!variant) {
      log.error('The original of a picture is missing', { picture: picture.ref });
      return refuse(404, 'No such picture');
    }
    return send(c, variant, transform?.format === 'auto');
  };
  const guarded = (c: Context) =>
    answer(c).catch((error: unknown) => {
      if (error instanceof QueueFullError || c.req.raw.signal.aborted) {
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

function send(c: Context, { bytes, format, tag }: Variant, isByAccept: boolean): Response {
  const entityTag = `"${tag}"`;
  const headers: Record<string, string> = {
    ...SAFE_HEADERS,
    'Cache-Control': FOREVER,
    ETag: entityTag,
    // Other sites and readers may show a shared page's picture.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(isByAccept && { Vary: 'Accept' }),
  };
  if (isKnownTag(c.req.header('if-none-match'), entityTag)) {
    return new Response(null, { status: 304, headers });
  }
  headers['Content-Type'] = contentType(format);
  headers['Content-Length'] = String(bytes.byteLength);
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers });
}

import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { type FindSender, matchesETag, QueueFullError } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { FOREVER, refuse, SAFE_HEADERS } from '../http.ts';
import type { IsSigned } from '../picture-recipe.ts';
import type { PictureFormat } from '../picture-reference.ts';
import { contentType } from '../transform/negotiate.ts';
import { readPictureAddress } from '../transform/parameters.ts';
import type { StoredPicture } from './catalogue.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { PictureMaker } from './maker.server.ts';
import type { StoredFile } from './picture-store.server.ts';
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
    const answered = await (transform
      ? maker.variant({ picture, transform, accept: c.req.header('accept') }, waiter)
      : openOriginal(library, picture));
    if (!answered) {
      log.error('The original of a picture is missing', { picture: picture.ref });
      return refuse(404, 'No such picture');
    }
    return send(c, answered, transform?.format === 'auto');
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

/** An original as it is sent. */
interface Original {
  readonly file: StoredFile;
  readonly format: PictureFormat;
  readonly tag: string;
}

async function openOriginal(
  library: PictureLibrary,
  picture: StoredPicture,
): Promise<Original | null> {
  const file = await library.openOriginal(picture);
  // Its name stands for its bytes, so that a reader who has it costs no look at them.
  const tag = createHash('sha256').update(picture.ref).digest('hex').slice(0, 24);
  return file && { file, format: picture.format, tag };
}

function send(c: Context, answered: Variant | Original, isByAccept: boolean): Response {
  const headers: Record<string, string> = {
    ...SAFE_HEADERS,
    'Cache-Control': FOREVER,
    ETag: `"${answered.tag}"`,
    // Other sites and readers may show a shared page's picture.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(isByAccept && { Vary: 'Accept' }),
  };
  if (matchesETag(c.req.header('if-none-match'), answered.tag)) {
    return new Response(null, { status: 304, headers });
  }
  const size = 'file' in answered ? answered.file.size : answered.bytes.byteLength;
  headers['Content-Type'] = contentType(answered.format);
  headers['Content-Length'] = String(size);
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  return new Response('file' in answered ? answered.file.body() : answered.bytes, { headers });
}

import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { isDatabaseAway } from '../../database/index.server.ts';
import {
  type FindSender,
  loggedPath,
  matchesETag,
  QueueFullError,
  retryAfter,
} from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { BucketError } from '../bucket/bucket-error.server.ts';
import { FOREVER, refuse, SAFE_HEADERS } from '../http.server.ts';
import type { IsSigned } from '../picture-recipe.ts';
import type { PictureFormat } from '../picture-reference.ts';
import { contentType } from '../negotiate.server.ts';
import { readPictureAddress } from '../parameters.server.ts';
import type { StoredPicture } from './catalogue.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { PictureMaker } from './maker.server.ts';
import type { StoredFile } from './picture-store.server.ts';
import { PictureAwayError, type FindPicture } from './remote.server.ts';
import type { Variant } from './variant-cache.server.ts';

export interface PictureRoutesParts {
  readonly isSigned: IsSigned;
  readonly findSender: FindSender;
  /** Finds a stored picture, or fetches it from the content service. */
  readonly find: FindPicture;
  readonly library: PictureLibrary;
  readonly maker: PictureMaker;
  readonly log: Log;
}

/**
 * Serves `/images/{id}-{width}x{height}.{format}`: the original, or with signed parameters a variant
 * of it. Any other address is refused before anything is read.
 */
export function createPictureRoutes(parts: PictureRoutesParts): Hono {
  const { isSigned, findSender, find, library, maker, log } = parts;
  const answer = async (c: Context): Promise<Response> => {
    const { search } = new URL(c.req.url);
    const asked = readPictureAddress(c.req.param('file') ?? '', search, isSigned);
    if (!asked) return refuse(404, 'No such picture');
    const { name, transform } = asked;
    const waiter = { sender: findSender(c), signal: c.req.raw.signal };
    // Originals need no signature, so anybody could make these addresses up: never fetch for them.
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
      // The bucket has said in the log what is wrong with it.
      if (error instanceof BucketError) {
        return refuse(503, 'Not now', { 'Retry-After': String(error.retryAfter) });
      }
      if (error instanceof PictureAwayError)
        return refuse(503, 'Not to be had now', retryAfter(error.pause));
      if (error instanceof QueueFullError || c.req.raw.signal.aborted || isDatabaseAway(error))
        return refuse(503, 'Busy', retryAfter());
      log.error('A picture could not be answered', { path: loggedPath(c.req.path), error });
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

/** An opened original. */
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
  // A reference identifies its bytes, so a conditional request can be answered without reading them.
  const tag = createHash('sha256').update(picture.ref).digest('hex').slice(0, 24);
  return file && { file, format: picture.format, tag };
}

function send(c: Context, answered: Variant | Original, isByAccept: boolean): Response {
  const headers: Record<string, string> = {
    ...SAFE_HEADERS,
    'Cache-Control': FOREVER,
    ETag: `"${answered.tag}"`,
    // Other sites may show the picture of a shared link.
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

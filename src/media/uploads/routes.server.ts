import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isCrossSite, QueueFullError } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import type { Encoder } from '../encoder/encoder.server.ts';
import { SAFE_HEADERS } from '../http.server.ts';
import { pictureFileName } from '../picture-reference.ts';
import type { PictureLibrary } from '../pictures/library.server.ts';
import type { UploadAnswer, UploadProblem, UploadResult } from '../upload-rules.ts';
import { createWorkQueue } from '../work/work-queue.server.ts';
import { receiveUpload, UPLOAD_BYTES, UploadRefused, type UploadedFile } from './intake.server.ts';
import { boundaryOf, MultipartError } from './multipart.server.ts';

/** Whose uploads are taken; asked before anything of the body is read. */
export type IsUploadAllowed = (request: Request) => boolean | Promise<boolean>;

export interface UploadRoutesParts {
  readonly isAllowed: IsUploadAllowed;
  readonly library: PictureLibrary;
  readonly encoder: Encoder;
  readonly log: Log;
  /** The address that visitors see. */
  readonly siteUrl: string;
}

/** Uploads that are read at once, and that wait, unread, for their turn. */
const UPLOADS = { atOnce: 2, waiting: 20 };
const DECODINGS = { atOnce: 1, waiting: 2 * UPLOADS.atOnce };

/** `POST /api/image-upload`: multipart, repeated field `images`; answers an `UploadAnswer`. */
export function createUploadRoutes(parts: UploadRoutesParts): Hono {
  const uploads = createWorkQueue(UPLOADS);
  const intake = { encoder: parts.encoder, queue: createWorkQueue(DECODINGS) };

  const receive = async (c: Context) => {
    const request = c.req.raw;
    if (isCrossSite(request.headers, parts.siteUrl)) return answer(c, 403, 'otherSite');
    if (!(await parts.isAllowed(request))) return answer(c, 401, 'notAllowed');
    const boundary = boundaryOf(c.req.header('content-type'));
    if (boundary === null) return answer(c, 415, 'malformed');
    if (Number(c.req.header('content-length') ?? 0) > UPLOAD_BYTES) {
      return answer(c, 413, 'tooLarge');
    }
    const { body } = request;
    if (!body) return answer(c, 422, 'noFiles');
    const files = await uploads.run(() => receiveUpload(body, boundary, intake));
    const uploadResults: UploadResult[] = [];
    for (const file of files) uploadResults.push(await keep(file, parts));
    return c.json({ uploadResults } satisfies UploadAnswer, 200, HEADERS);
  };

  return new Hono()
    .post('/api/image-upload', (c) =>
      receive(c).catch((error: unknown) => {
        if (error instanceof UploadRefused) return answer(c, error.status, error.problem);
        if (error instanceof MultipartError) return answer(c, 400, 'malformed');
        if (error instanceof QueueFullError) {
          c.header('Retry-After', '30');
          return answer(c, 503, 'busy');
        }
        // The sender went away, or stopped in the middle: nobody is there to be answered.
        if (c.req.raw.signal.aborted) {
          parts.log.warn('An upload was cut off while it was sent');
          return answer(c, 400, 'malformed');
        }
        throw error;
      }),
    )
    .all('/api/image-upload', (c) => {
      c.header('Allow', 'POST');
      return answer(c, 405, 'malformed');
    });
}

const HEADERS = { ...SAFE_HEADERS, 'Cache-Control': 'no-store' };

function answer(c: Context, status: ContentfulStatusCode, error: UploadProblem): Response {
  return c.json({ error } satisfies UploadAnswer, status, HEADERS);
}

async function keep(
  { name, outcome }: UploadedFile,
  { library, log }: UploadRoutesParts,
): Promise<UploadResult> {
  if (typeof outcome === 'string') return { name, error: outcome };
  try {
    const [picture] = await library.register([{ bytes: outcome.bytes, name }]);
    if (!picture) throw new Error('The picture was not stored');
    const { id, ref, width, height } = picture;
    return { id, ref, url: `/images/${pictureFileName(picture)}`, width, height };
  } catch (error) {
    log.error('An uploaded picture could not be stored', { error });
    return { name, error: 'notStored' };
  }
}

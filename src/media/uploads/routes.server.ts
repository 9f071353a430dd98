import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isCrossSite, QueueFullError, TooLargeError } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { SAFE_HEADERS } from '../http.server.ts';
import { pictureFileName } from '../picture-reference.ts';
import type { UploadAnswer, UploadProblem, UploadResult } from '../upload-rules.ts';
import { UploadRefused } from './intake.server.ts';
import { MultipartError } from './multipart.server.ts';
import type { TakenFile, Uploads } from './uploads.server.ts';

/** Whose uploads are taken; asked before anything of the body is read. */
export type IsUploadAllowed = (request: Request) => boolean | Promise<boolean>;

export interface UploadRoutesParts {
  readonly isAllowed: IsUploadAllowed;
  readonly uploads: Uploads;
  readonly log: Log;
  /** The address that visitors see. */
  readonly siteUrl: string;
}

/** `POST /api/image-upload`: multipart, repeated field `images`; answers an `UploadAnswer`. */
export function createUploadRoutes(parts: UploadRoutesParts): Hono {
  const receive = async (c: Context) => {
    const request = c.req.raw;
    if (isCrossSite(request.headers, parts.siteUrl)) return answer(c, 403, 'otherSite');
    if (!(await parts.isAllowed(request))) return answer(c, 401, 'notAllowed');
    const uploadResults = (await parts.uploads.take(request)).map(resultOf);
    return c.json({ uploadResults } satisfies UploadAnswer, 200, HEADERS);
  };

  return new Hono()
    .post('/api/image-upload', (c) =>
      receive(c).catch((error: unknown) => {
        if (error instanceof UploadRefused) return answer(c, error.status, error.problem);
        if (error instanceof TooLargeError) return answer(c, 413, 'tooLarge');
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

function resultOf(taken: TakenFile): UploadResult {
  if ('error' in taken) return taken;
  const { id, ref, width, height } = taken.picture;
  return { id, ref, url: `/images/${pictureFileName(taken.picture)}`, width, height };
}

import { QueueFullError } from '../../http/index.server.ts';
import {
  MultipartError,
  UploadRefused,
  type TakenFile,
  type Uploads,
} from '../../media/index.server.ts';
import { ApiError } from './api-error.server.ts';

/** One picture a request, so that each has its own progress and its own answer. */
const FILES = 1;

/** Takes in the one picture of a request. Throws an `ApiError`, or a `TooLargeError`, that says what is wrong with it. */
export async function takePicture(
  uploads: Uploads,
  request: Request,
): Promise<Extract<TakenFile, { picture: unknown }>> {
  const [taken] = await uploads.take(request, FILES).catch((error: unknown) => {
    if (error instanceof UploadRefused) throw new ApiError(error.status, error.problem);
    if (error instanceof MultipartError) throw new ApiError(400, 'malformed');
    if (error instanceof QueueFullError) throw new ApiError(503, 'busy');
    // It was cut off while it was sent; nobody is there to be answered.
    if (request.signal.aborted) throw new ApiError(400, 'malformed');
    throw error;
  });
  if (!taken) throw new ApiError(422, 'noFiles');
  if ('error' in taken) {
    throw new ApiError(taken.error === 'notStored' ? 500 : 422, taken.error);
  }
  return taken;
}

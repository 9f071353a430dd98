import { TooLargeError } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import type { Encoder } from '../encoder/encoder.server.ts';
import type { StoredPicture } from '../pictures/catalogue.server.ts';
import { describePicture } from '../pictures/describe.server.ts';
import type { PictureLibrary } from '../pictures/library.server.ts';
import { UPLOAD_FILES, UPLOAD_PIXELS, type UploadFileProblem } from '../upload-rules.ts';
import { createWorkQueue } from '../work-queue.server.ts';
import { receiveUpload, UPLOAD_BYTES, UploadRefused, type UploadedFile } from './intake.server.ts';
import { boundaryOf } from './multipart.server.ts';

/** A file that was taken in, or the name of a refused one and the reason. */
export type TakenFile =
  | {
      readonly picture: StoredPicture;
      /** Was the same picture stored already? */
      readonly isKnown: boolean;
    }
  | { readonly name: string; readonly error: UploadFileProblem };

export type Uploads = ReturnType<typeof createUploads>;

export interface UploadsParts {
  readonly library: PictureLibrary;
  readonly encoder: Encoder;
  readonly log: Log;
  /** Told of every picture that was not stored before. */
  readonly onTaken?: ((picture: StoredPicture) => void) | undefined;
}

/** Uploads that are read at once, and that wait, unread, for their turn. */
const UPLOADS = { atOnce: 2, waiting: 20 };
/** Pictures that strangers send: one at a time, and the library's wait for none of them. */
const CLEANINGS = { atOnce: 1, waiting: 8 };
const SENT = { mostPixels: UPLOAD_PIXELS, side: 1600, quality: 80 };
const DECODINGS = { atOnce: 1, waiting: 2 * UPLOADS.atOnce };

/** Takes in uploaded pictures, whoever sent them: every way in which they come shares these queues. */
export function createUploads(parts: UploadsParts) {
  const uploads = createWorkQueue(UPLOADS);
  const cleanings = createWorkQueue(CLEANINGS);
  const intake = { encoder: parts.encoder, queue: createWorkQueue(DECODINGS) };
  return {
    /**
     * Reads a multipart request with its files in the field `images`, at most so many of them. Throws
     * an `UploadRefused`, a `TooLargeError`, a `MultipartError` or a `QueueFullError`; then nothing was kept.
     */
    async take(request: Request, mostFiles = UPLOAD_FILES): Promise<TakenFile[]> {
      const boundary = boundaryOf(request.headers.get('content-type') ?? undefined);
      if (boundary === null) throw new UploadRefused(415, 'malformed');
      if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_BYTES) {
        throw new TooLargeError('tooLarge');
      }
      const { body } = request;
      if (!body) throw new UploadRefused(422, 'noFiles');
      const files = await uploads.run(() => receiveUpload(body, boundary, intake, mostFiles));
      const taken: TakenFile[] = [];
      for (const file of files) taken.push(await keep(file, parts));
      return taken;
    },
    /**
     * Makes a picture anew that came with something else, small enough to be kept beside it; null when it
     * is none that we can use. Nothing is stored. Throws a `QueueFullError`.
     */
    clean: (bytes: Uint8Array): Promise<Uint8Array | null> =>
      cleanings.run(async () => {
        const reception = parts.encoder.receive();
        try {
          await reception.append(bytes);
          return (await reception.clean(SENT)).bytes;
        } catch {
          reception.forget();
          return null;
        }
      }),
  };
}

async function keep(
  { name, outcome }: UploadedFile,
  { library, log, onTaken }: UploadsParts,
): Promise<TakenFile> {
  if (typeof outcome === 'string') return { name, error: outcome };
  try {
    const described = describePicture(outcome.bytes);
    const known = described && (await library.find(described));
    const [stored] = await library.register([{ bytes: outcome.bytes, name }]);
    const picture = known ?? stored;
    if (!picture) throw new Error('The picture was not stored');
    if (!known) onTaken?.(picture);
    return { picture, isKnown: known !== null };
  } catch (error) {
    log.error('An uploaded picture could not be stored', { error });
    return { name, error: 'notStored' };
  }
}

import { PictureProblem, type EncodedPicture } from '../encoder/jobs.ts';
import type { Encoder } from '../encoder/encoder.server.ts';
import {
  UPLOAD_FILE_BYTES,
  UPLOAD_FILE_PROBLEMS,
  UPLOAD_FILES,
  UPLOAD_PIXELS,
  type UploadFileProblem,
  type UploadProblem,
} from '../upload-rules.ts';
import type { WorkQueue } from '../work-queue.ts';
import { hidesContent } from './hidden-content.ts';
import { readMultipart } from './multipart.ts';
import { endOfPicture, sniffFormat } from './structure.ts';

/** The whole upload is refused. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly status: 400 | 413 | 415 | 422;
  readonly problem: UploadProblem;
  constructor(status: UploadRefused['status'], problem: UploadProblem) {
    super(`The upload is refused: ${problem}`);
    this.status = status;
    this.problem = problem;
  }
}

/** An uploaded file: the fresh picture made of it, or why there is none. */
export interface UploadedFile {
  readonly name: string;
  readonly outcome: EncodedPicture | UploadFileProblem;
}

export interface IntakeParts {
  readonly encoder: Encoder;
  /** Pictures are decoded one at a time: each may take much memory. */
  readonly queue: WorkQueue;
}

/** The form's field that holds the files. */
const FIELD = 'images';

/** Names are kept up to this length, for the owner to know their picture by. */
const NAME_LENGTH = 200;

/** A body that is longer than all its files may be is refused before it is read. */
export const UPLOAD_BYTES = UPLOAD_FILES * UPLOAD_FILE_BYTES + 1024 * 1024;

/**
 * Reads an upload as it arrives: each file is checked and made anew before the next is read, so
 * that one at a time is held, and what was uploaded is never written anywhere.
 * Throws `UploadRefused` or a `MultipartError`; then nothing was kept.
 */
export async function receiveUpload(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  parts: IntakeParts,
): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  let current: { name: string; pieces: Uint8Array[]; size: number } | null = null;
  for await (const event of readMultipart(limited(body), boundary)) {
    if (event.kind === 'begin') {
      const isFile = event.name === FIELD && event.fileName !== null;
      current = isFile ? { name: plainName(event.fileName ?? ''), pieces: [], size: 0 } : null;
    } else if (event.kind === 'bytes') {
      if (!current) continue;
      if (current.size === 0 && files.length >= UPLOAD_FILES) {
        throw new UploadRefused(422, 'tooManyFiles');
      }
      current.size += event.bytes.byteLength;
      if (current.size > UPLOAD_FILE_BYTES) current.pieces = [];
      else current.pieces.push(event.bytes);
    } else if (current) {
      const { name, size, pieces } = current;
      current = null;
      // A browser sends one nameless, empty file when none was chosen.
      if (name === '' && size === 0) continue;
      if (files.length >= UPLOAD_FILES) throw new UploadRefused(422, 'tooManyFiles');
      const outcome =
        size > UPLOAD_FILE_BYTES ? 'fileTooLarge' : await examine(Buffer.concat(pieces), parts);
      files.push({ name, outcome });
    }
  }
  if (files.length === 0) throw new UploadRefused(422, 'noFiles');
  return files;
}

async function examine(
  bytes: Uint8Array,
  { encoder, queue }: IntakeParts,
): Promise<EncodedPicture | UploadFileProblem> {
  if (bytes.byteLength === 0) return 'emptyFile';
  const format = sniffFormat(bytes);
  if (!format) return 'notAPicture';
  const end = endOfPicture(bytes, format);
  if (end === null) return 'damagedPicture';
  if (hidesContent(bytes, format, end)) return 'hiddenContent';
  // What stands behind the picture's end is not even shown to the decoder.
  const job = { kind: 'clean', bytes: bytes.subarray(0, end), mostPixels: UPLOAD_PIXELS } as const;
  try {
    return await queue.run(() => encoder.run(job));
  } catch (error) {
    if (!(error instanceof PictureProblem)) return 'damagedPicture';
    return UPLOAD_FILE_PROBLEMS.find((problem) => problem === error.problem) ?? 'damagedPicture';
  }
}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > UPLOAD_BYTES) throw new UploadRefused(413, 'tooLarge');
    yield piece;
  }
}

/** The last part of a path, without what no name needs. */
function plainName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(0, NAME_LENGTH);
}

import { piecesOf } from '../../http/index.server.ts';
import { FOR_LIBRARY, PictureProblem, type EncodedPicture } from '../encoder/jobs.server.ts';
import type { Encoder, Reception } from '../encoder/encoder.server.ts';
import {
  UPLOAD_FILE_BYTES,
  UPLOAD_FILE_PROBLEMS,
  UPLOAD_FILES,
  UPLOAD_PIXELS,
  type UploadFileProblem,
  type UploadProblem,
} from '../upload-rules.ts';
import type { WorkQueue } from '../work-queue.server.ts';
import { readMultipart } from './multipart.server.ts';

/** The whole upload is refused. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly status: 415 | 422;
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
 * Reads an upload as it arrives. Each file goes to the encoding process piece by piece, which
 * checks it and makes it anew before the next is read: the server holds none, and what was uploaded
 * is never written anywhere.
 * Throws `UploadRefused`, a `TooLargeError` or a `MultipartError`; then nothing was kept.
 */
export async function receiveUpload(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  parts: IntakeParts,
  mostFiles: number = UPLOAD_FILES,
): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  let current: Arriving | null = null;
  try {
    for await (const event of readMultipart(piecesOf(body, UPLOAD_BYTES), boundary)) {
      if (event.kind === 'begin') {
        const isFile = event.name === FIELD && event.fileName !== null;
        current = isFile ? { name: plainName(event.fileName ?? ''), size: 0 } : null;
      } else if (event.kind === 'bytes') {
        if (!current) continue;
        if (files.length >= mostFiles) throw new UploadRefused(422, 'tooManyFiles');
        await passOn(event.bytes, current, parts.encoder);
      } else if (current) {
        // A browser sends one nameless, empty file when none was chosen.
        if (current.name === '' && current.size === 0) continue;
        if (files.length >= mostFiles) throw new UploadRefused(422, 'tooManyFiles');
        const { name, reception } = current;
        current = null;
        files.push({ name, outcome: await outcomeOf(reception, parts.queue) });
      }
    }
  } finally {
    if (typeof current?.reception === 'object') current.reception.forget();
  }
  if (files.length === 0) throw new UploadRefused(422, 'noFiles');
  return files;
}

/** A file that is being read; its bytes have gone to the encoding process, or why they have not. */
interface Arriving {
  readonly name: string;
  size: number;
  reception?: Reception | UploadFileProblem;
}

async function passOn(bytes: Uint8Array, file: Arriving, encoder: Encoder): Promise<void> {
  file.size += bytes.byteLength;
  file.reception ??= encoder.receive();
  const { reception } = file;
  if (typeof reception === 'string') return;
  if (file.size > UPLOAD_FILE_BYTES) {
    reception.forget();
    file.reception = 'fileTooLarge';
    return;
  }
  await reception.append(bytes).catch(() => {
    reception.forget();
    file.reception = 'damagedPicture';
  });
}

async function outcomeOf(
  reception: Reception | UploadFileProblem | undefined,
  queue: WorkQueue,
): Promise<EncodedPicture | UploadFileProblem> {
  if (!reception) return 'emptyFile';
  if (typeof reception === 'string') return reception;
  try {
    return await queue.run(() => reception.clean({ mostPixels: UPLOAD_PIXELS, ...FOR_LIBRARY }));
  } catch (error) {
    const problem = error instanceof PictureProblem ? error.problem : undefined;
    return UPLOAD_FILE_PROBLEMS.find((known) => known === problem) ?? 'damagedPicture';
  }
}

/** The last part of a path, without what no name needs. */
function plainName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(0, NAME_LENGTH);
}

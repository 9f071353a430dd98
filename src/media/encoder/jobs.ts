import type { PictureFormat } from '../picture-reference.ts';
import type { Plan } from '../transform/geometry.ts';

/** Bring a stored picture to a size and a format. */
export interface EncodeJob {
  readonly bytes: Uint8Array;
  readonly plan: Plan;
  readonly format: PictureFormat;
  /** The result is made coarser until it is no larger than this, bytes, or cannot be coarser. */
  readonly mostBytes: number;
}

export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * What the encoding process is told. An uploaded file comes in pieces, so that the server never
 * holds it, and then is cleaned (made a fresh picture of at most `clean` pixels) or forgotten.
 */
export type OrderMessage =
  | { readonly id: number; readonly encode: EncodeJob }
  | { readonly id: number; readonly piece: Uint8Array }
  | { readonly id: number; readonly clean: number }
  | { readonly id: number; readonly forget: true };

export type AnswerMessage =
  | { readonly id: number; readonly picture: EncodedPicture }
  | { readonly id: number; readonly problem: string };

/** The picture cannot be worked on; of an upload, `problem` is one of `UPLOAD_FILE_PROBLEMS`. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
  readonly problem: string;
  constructor(problem: string) {
    super(`The picture cannot be used: ${problem}`);
    this.problem = problem;
  }
}

/** Uploaded pictures are kept at most this wide and high, pixels: the widest answer is 2000. */
export const KEPT_SIDE = 2560;

/** The format in which uploaded pictures are kept. */
export const KEPT_FORMAT = 'webp';

import type { PictureFormat } from '../picture-reference.ts';
import type { SharedTitle } from '../shared-title.ts';
import type { Geometry } from '../geometry.server.ts';

/** Resize a stored picture and convert it to a format. */
export interface EncodeJob {
  readonly bytes: Uint8Array;
  readonly geometry: Geometry;
  readonly format: PictureFormat;
  /** Quality is lowered step by step while the result is larger than this, bytes. */
  readonly mostBytes: number;
  /** The words to draw beside the picture: of a shared page. */
  readonly shared?: SharedTitle | undefined;
  /** Blur it, the more the less fits, instead of lowering the quality. */
  readonly isPlaceholder?: boolean;
}

export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * Messages to the encoding process. An uploaded file is streamed in pieces, so that the server never
 * holds all of it, then either cleaned (re-encoded) or forgotten.
 */
export type OrderMessage =
  | { readonly id: number; readonly encode: EncodeJob }
  | { readonly id: number; readonly piece: Uint8Array }
  | { readonly id: number; readonly clean: CleanJob }
  | { readonly id: number; readonly forget: true };

export type AnswerMessage =
  | { readonly id: number; readonly picture: EncodedPicture }
  | { readonly id: number; readonly problem: string };

/** The picture cannot be processed; for uploads, `problem` is one of `UPLOAD_FILE_PROBLEMS`. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
  readonly problem: string;
  constructor(problem: string) {
    super(`The picture cannot be used: ${problem}`);
    this.problem = problem;
  }
}

/** What an upload is made into: at most so many pixels wide and high, in this quality. */
export interface Kept {
  readonly side: number;
  readonly quality: number;
}

/** The same of a file that may have so many pixels. */
export interface CleanJob extends Kept {
  readonly mostPixels: number;
}

/** The pictures of the library, from which every variant is made; the widest has 2000 pixels. */
export const FOR_LIBRARY: Kept = { side: 2560, quality: 90 };

/** The format in which uploads are stored. */
export const KEPT_FORMAT = 'webp';

import type { PictureFormat } from '../picture-reference.ts';
import type { Plan } from '../transform/geometry.ts';

/** Bring a stored picture to a size and a format. */
export interface EncodeJob {
  readonly kind: 'encode';
  readonly bytes: Uint8Array;
  readonly plan: Plan;
  readonly format: PictureFormat;
  /** 1 to 100 on JPEG's scale; null for what suits the format. */
  readonly quality: number | null;
  /** The result is made coarser until it is no larger than this, bytes, or cannot be coarser. */
  readonly mostBytes: number;
}

/** Make a fresh picture of an uploaded one: its pixels, upright, and nothing else. */
export interface CleanJob {
  readonly kind: 'clean';
  readonly bytes: Uint8Array;
  readonly mostPixels: number;
}

export type Job = EncodeJob | CleanJob;

export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}

export type AnswerMessage =
  | { readonly id: number; readonly picture: EncodedPicture }
  | { readonly id: number; readonly problem: string };

/** The picture could not be worked on; `problem` is `damagedPicture`, `tooManyPixels` or `notAPicture`. */
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

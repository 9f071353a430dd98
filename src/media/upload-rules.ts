/** Files in one upload at most. */
export const UPLOAD_FILES = 10;

/** Size of one uploaded file at most, bytes. */
export const UPLOAD_FILE_BYTES = 15 * 1024 * 1024;

/** Pixels of an uploaded picture at most: the largest of common cameras, and no bomb. */
export const UPLOAD_PIXELS = 50_000_000;

/** Why a file was refused; each is a key of the words shown for it. */
export const UPLOAD_FILE_PROBLEMS = [
  'emptyFile',
  'fileTooLarge',
  'notAPicture',
  'hiddenContent',
  'damagedPicture',
  'tooManyPixels',
  'notStored',
] as const;
export type UploadFileProblem = (typeof UPLOAD_FILE_PROBLEMS)[number];

/** Why a whole upload was refused. */
export type UploadProblem =
  'noFiles' | 'tooManyFiles' | 'tooLarge' | 'malformed' | 'notAllowed' | 'otherSite' | 'busy';

/** A file that was kept, or the name of one that was refused and why. */
export type UploadResult =
  | {
      readonly id: string;
      /** The reference under which documents name it. */
      readonly ref: string;
      readonly url: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly name: string; readonly error: UploadFileProblem };

/** Answer of `POST /api/image-upload`: one result for each file, in their order; or why there is none. */
export type UploadAnswer =
  { readonly uploadResults: readonly UploadResult[] } | { readonly error: UploadProblem };

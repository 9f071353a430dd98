/** Maximum number of files in one upload. */
export const UPLOAD_FILES = 10;

/** Maximum size of one uploaded file, bytes. */
export const UPLOAD_FILE_BYTES = 15 * 1024 * 1024;

/** Maximum pixels of an uploaded picture: enough for common cameras, too few for a decompression bomb. */
export const UPLOAD_PIXELS = 50_000_000;

/** Why a file was refused; each is also the key of its message in the catalogue. */
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
  | 'noFiles'
  | 'tooManyFiles'
  | 'tooLarge'
  | 'malformed'
  | 'notAllowed'
  | 'otherSite'
  | 'busy';

/** A stored file, or the name of a refused one and the reason. */
export type UploadResult =
  | {
      readonly id: string;
      /** The reference by which documents refer to it. */
      readonly ref: string;
      readonly url: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly name: string; readonly error: UploadFileProblem };

/** Response of `POST /api/image-upload`: one result for each file, in their order, or why all were refused. */
export type UploadAnswer =
  | { readonly uploadResults: readonly UploadResult[] }
  | { readonly error: UploadProblem };

/** The media module's entry point on the server: stored pictures, their variants, files, uploads. */
export { openBucketPlace } from './bucket/bucket-place.server.ts';
export { picturesCommand } from './bucket/pictures-command.server.ts';
export { BucketError } from './bucket/bucket-error.server.ts';
export type { BucketSettings } from './bucket/bucket-options.server.ts';
export { createMedia, type Media, type MediaOptions } from './media.server.ts';
export { createPictureSigner } from './picture-signer.server.ts';
export * from './pictures/details.server.ts';
export { createPictureClaims } from './pictures/claims.server.ts';
export type { StoredPicture } from './pictures/catalogue.server.ts';
export { probePicture } from './pictures/probe.server.ts';
export { createSanityOriginals } from './pictures/remote.server.ts';
export { mediaMigrations, type MediaTables } from './pictures/tables.server.ts';
export { UploadRefused } from './uploads/intake.server.ts';
export { MultipartError } from './uploads/multipart.server.ts';
export type { TakenFile, Uploads } from './uploads/uploads.server.ts';

/** The archive module's entry point: `.tar.gz` files, read with care and written as they stream. */
export { ArchiveError, isSafePath, readArchive } from './read.server.ts';
export type { ArchiveEntry, ArchiveLimits } from './read.server.ts';
export { createArchive, type Archive } from './write.server.ts';
export { zipped, type ZipFile } from './zip.server.ts';

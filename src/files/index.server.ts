/** The files module's entry point: files that are whole and survive a loss of power, `.tar.gz` and `.zip`. */
export { makeFolder, makeFolderNow, syncFolder, syncFolderNow } from './folders.server.ts';
export { ArchiveError, isSafePath, readArchive } from './read-archive.server.ts';
export type { ArchiveEntry } from './read-archive.server.ts';
export { sha256, sha256OfFile } from './sha256.server.ts';
export { makeWorkingFolder, removeAbandoned } from './working-folder.server.ts';
export { wholeFiles, writeDurably, writeWhole } from './whole-files.server.ts';
export { createArchive, type Archive } from './write-archive.server.ts';
export { zipped, type ZipFile } from './zip.server.ts';

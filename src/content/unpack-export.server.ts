import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveError, readArchive } from '../files/index.server.ts';
import { RefusedError } from '../http/index.server.ts';
import { exportTooLarge } from './export-folder.server.ts';

/** What an export may hold at most. */
const LIMITS = { entries: 50_000, bytes: 8 * 1024 ** 3 };

/** Bytes of all lines at most: they are read into memory. */
const MOST_LINES = 128 * 1_048_576;

/** Bytes of one picture at most: it is read into memory. A larger one counts as missing. */
const MOST_PICTURE = 64 * 1_048_576;

/** What of an export is read: its lines, in a folder of its own or not, and its pictures. */
const WANTED = /^(?:[^/]+\/)?([^/]+\.ndjson|images\/[^/]+)$/;

/** The first entry of a backup, whose tables would be taken for documents that are broken. */
const BACKUP_ENTRY = 'manifest.json';
const IS_BACKUP = 'This is a backup, not an export: npm run restore brings it back';

/**
 * Unpacks what is read of an export into an empty folder. Throws a `RefusedError`, or a
 * `TooLargeError`.
 */
export async function unpackExport(file: string, folder: string): Promise<void> {
  let lines = 0;
  try {
    for await (const { name, size, bytes } of readArchive(file, LIMITS)) {
      if (name === BACKUP_ENTRY) throw new RefusedError('isBackup', {}, IS_BACKUP);
      const wanted = WANTED.exec(name)?.[1];
      if (wanted === undefined) continue;
      if (wanted.endsWith('.ndjson')) lines += size;
      else if (size > MOST_PICTURE) continue;
      if (lines > MOST_LINES) throw exportTooLarge(`It has more than ${MOST_LINES} bytes`);
      const path = join(folder, wanted);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(Readable.from(bytes), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    }
  } catch (error) {
    const isTwice = (error as NodeJS.ErrnoException).code === 'EEXIST';
    if (!isTwice && !(error instanceof ArchiveError)) throw error;
    const reason = isTwice ? 'it has two folders with the same files' : (error as Error).message;
    const message = `The export cannot be read: ${reason}`;
    throw new RefusedError('notAnExport', {}, message, { cause: error });
  }
  if (lines === 0) throw new RefusedError('notAnExport', {}, 'The export has no .ndjson file');
}

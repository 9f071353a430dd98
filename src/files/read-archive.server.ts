import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** A file of an archive, whose bytes are read before the next one comes, or not at all. */
export interface ArchiveEntry {
  /** Its path in the archive, checked: it leads nowhere else. */
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Buffer>;
}

export interface ArchiveLimits {
  /** Files; folders count by their bytes alone. */
  readonly entries: number;
  /** Bytes once unpacked. */
  readonly bytes: number;
}

/** Why an archive is not read on. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** No part of a path that leaves its folder, is hidden, or that a terminal would obey. */
const SEGMENT = /^[^./\\\p{C}][^/\\\p{C}]{0,199}$/u;
const MOST_SEGMENTS = 8;

/** Is it a path that stays in the folder that it is unpacked into? */
export function isSafePath(path: string): boolean {
  const segments = path.split('/');
  return segments.length <= MOST_SEGMENTS && segments.every((segment) => SEGMENT.test(segment));
}

/**
 * The files of a `.tar.gz`, one after the other. Throws an `ArchiveError` at a path that leads out of
 * it, at anything but files and folders, at a name that comes twice, beyond the limits, and where the
 * archive is cut or broken.
 */
export async function* readArchive(
  file: string,
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveEntry> {
  const unpack = extract();
  let failure: unknown;
  const flowing = pipeline(
    createReadStream(file),
    createGunzip(),
    atMost(limits.bytes),
    unpack,
  ).catch((error: unknown) => {
    failure = error;
    unpack.destroy();
  });
  const seen = new Set<string>();
  try {
    for await (const entry of unpack) {
      const { type, size = 0 } = entry.header;
      const name = entry.header.name.replace(/^\.\//, '').replace(/\/$/, '');
      if (seen.size >= limits.entries) throw new ArchiveError('it has too many files');
      if (type === 'directory') {
        if (name !== '' && name !== '.' && !isSafePath(name)) throw notSafe(name);
        entry.resume();
        continue;
      }
      if (type !== 'file' || !isSafePath(name)) throw notSafe(name);
      if (seen.has(name)) throw new ArchiveError(`“${name}” is in it twice`);
      seen.add(name);
      yield { name, size, bytes: bytesOf(entry, () => failure) };
      // What nobody has read is passed over.
      entry.resume();
    }
    await flowing;
    if (failure) throw failure;
  } catch (error) {
    throw asArchiveError(failure ?? error);
  } finally {
    unpack.destroy();
    await flowing;
  }
}

function notSafe(name: string): ArchiveError {
  return new ArchiveError(`“${name}” is not a file within the archive`);
}

async function* bytesOf(
  entry: AsyncIterable<unknown>,
  failure: () => unknown,
): AsyncGenerator<Buffer> {
  try {
    for await (const part of entry) yield part as Buffer;
  } catch (error) {
    throw asArchiveError(failure() ?? error);
  }
}

/** Everything is the archive's fault but what the system says of the file. */
function asArchiveError(error: unknown): unknown {
  if (error instanceof ArchiveError || (error as NodeJS.ErrnoException).syscall) return error;
  return new ArchiveError('it is cut or broken', { cause: error });
}

function atMost(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new ArchiveError('it is too large once unpacked'));
      else done(null, chunk);
    },
  });
}

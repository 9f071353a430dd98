import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createArchive, readArchive } from '../index.server.ts';

/** Writes files, by path, into a `.tar.gz`. */
export async function packFiles(
  file: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Buffer> {
  const archive = createArchive();
  const written = pipeline(archive.output, createWriteStream(file));
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    await archive.add(
      name,
      bytes.length,
      (async function* () {
        yield bytes;
      })(),
    );
  }
  archive.finish();
  await written;
  return readFile(file);
}

/** The files of a `.tar.gz`, by path. */
export async function unpackFiles(file: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const { name, bytes } of readArchive(file, { entries: 10_000, bytes: 1e9 })) {
    files.set(name, Buffer.concat(await Array.fromAsync(bytes)));
  }
  return files;
}

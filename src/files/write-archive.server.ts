import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** A `.tar.gz` that is read while it is filled. */
export type Archive = ReturnType<typeof createArchive>;

export function createArchive() {
  const tar = pack();
  const output: Duplex = createGzip();
  // Whoever reads the output gets the error from it.
  pipeline(tar, output).catch(() => {});
  const add = async (name: string, size: number, bytes: AsyncIterable<Uint8Array>) => {
    await pipeline(bytes, tar.entry({ name, size, mode: 0o600 }));
  };
  return {
    /** What is packed so far, compressed; whoever fills waits for whoever reads. */
    output,
    add,
    addText(name: string, text: string) {
      const bytes = Buffer.from(text);
      return add(name, bytes.length, Readable.from([bytes]));
    },
    /** Nothing comes any more. */
    finish: () => tar.finalize(),
    /** What is read ends with this error. */
    fail(error: unknown) {
      const reason = error instanceof Error ? error : new Error(String(error));
      tar.destroy(reason);
      output.destroy(reason);
    },
  };
}

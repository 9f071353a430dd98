import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** A `.tar.gz` that is read while it is filled. */
export interface Archive {
  /** What is packed so far, compressed; whoever fills waits for whoever reads. */
  readonly output: Readable;
  add(name: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Nothing comes any more. */
  finish(): void;
  /** What is read ends with this error. */
  fail(error: unknown): void;
}

export function createArchive(): Archive {
  const tar = pack();
  const output: Duplex = createGzip();
  // Whoever reads the output gets the error from it.
  pipeline(tar, output).catch(() => {});
  const add = async (name: string, size: number, bytes: AsyncIterable<Uint8Array>) => {
    await pipeline(bytes, tar.entry({ name, size, mode: 0o600 }));
  };
  return {
    output,
    add,
    addText(name, text) {
      const bytes = Buffer.from(text);
      return add(name, bytes.length, Readable.from([bytes]));
    },
    finish: () => tar.finalize(),
    fail(error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      tar.destroy(reason);
      output.destroy(reason);
    },
  };
}

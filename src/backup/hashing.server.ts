import { createHash } from 'node:crypto';

export interface Checksum {
  readonly bytes: number;
  readonly sha256: string;
}

/** Passes bytes on; `result` tells their number and SHA-256 afterwards. */
export function hashing(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passed(): AsyncGenerator<Uint8Array> {
    for await (const part of source) {
      hash.update(part);
      bytes += part.length;
      yield part;
    }
  }
  return {
    bytes: passed(),
    result: (): Checksum => ({ bytes, sha256: hash.digest('hex') }),
  };
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** SHA-256 of bytes as they come, in hexadecimal. */
export async function sha256(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of bytes) hash.update(part);
  return hash.digest('hex');
}

/** The same of a file of the disk. */
export async function sha256OfFile(path: string): Promise<string> {
  return sha256(createReadStream(path) as AsyncIterable<Uint8Array>);
}

import { Readable } from 'node:stream';

/** A file that is sent as it is made or read; by its `bytes`, where they are known, a browser shows how far it is. */
export function fileResponse(
  parts: AsyncIterable<string | Uint8Array> | string,
  type: string,
  name: string,
  bytes?: number,
): Response {
  return new Response(typeof parts === 'string' ? parts : webStream(parts), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
    },
  });
}

function webStream(parts: AsyncIterable<string | Uint8Array>): ReadableStream {
  const stream = parts instanceof Readable ? parts : Readable.from(parts, { objectMode: false });
  return Readable.toWeb(stream) as ReadableStream;
}

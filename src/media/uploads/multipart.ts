/** The body is no multipart form, or breaks off. */
export class MultipartError extends Error {
  override name = 'MultipartError';
}

/** What a multipart body brings, in its order: a field or file begins, its bytes, it ends. */
export type MultipartEvent =
  | { readonly kind: 'begin'; readonly name: string; readonly fileName: string | null }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' };

/** Headers of one part at most, bytes. */
const HEADER_BYTES = 8 * 1024;

/** The boundary that a `Content-Type` names; null when it is no multipart form. RFC 2046, 5.1.1. */
export function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Reads a multipart form as it arrives, holding no more than one piece of it (RFC 7578).
 * Throws a `MultipartError` when it is malformed or ends before its last boundary.
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartEvent, void, undefined> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  // The first boundary may stand at the very beginning, without the line break before it.
  let held = Buffer.from('\r\n');
  let state: 'preamble' | 'boundary' | 'headers' | 'content' = 'preamble';

  for await (const piece of body) {
    held = held.length === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
    for (;;) {
      if (state === 'preamble' || state === 'content') {
        const end = held.indexOf(delimiter);
        // What may be the beginning of a boundary is held back until more is there.
        const sure = end >= 0 ? end : Math.max(0, held.length - delimiter.length + 1);
        if (state === 'content' && sure > 0) yield { kind: 'bytes', bytes: held.subarray(0, sure) };
        held = held.subarray(end >= 0 ? end + delimiter.length : sure);
        if (end < 0) break;
        if (state === 'content') yield { kind: 'end' };
        state = 'boundary';
      } else if (state === 'boundary') {
        const end = held.indexOf('\r\n');
        if (held.subarray(0, 2).toString('latin1') === '--') return;
        if (end < 0) {
          if (held.length > HEADER_BYTES) throw new MultipartError('A boundary does not end');
          break;
        }
        if (/[^ \t]/.test(held.toString('latin1', 0, end))) {
          throw new MultipartError('Something stands beside a boundary');
        }
        // The line break stays: headers end at an empty line, and there may be none.
        held = held.subarray(end);
        state = 'headers';
      } else {
        const end = held.indexOf('\r\n\r\n');
        if ((end < 0 ? held.length : end) > HEADER_BYTES) {
          throw new MultipartError('The headers of a part are too long');
        }
        if (end < 0) break;
        yield { kind: 'begin', ...readDisposition(held.toString('utf8', 0, end)) };
        held = held.subarray(end + 4);
        state = 'content';
      }
    }
  }
  throw new MultipartError('The form ends before its last boundary');
}

function readDisposition(headers: string): { name: string; fileName: string | null } {
  const [, disposition] = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers) ?? [];
  const parameter = (name: string) => {
    const pattern = new RegExp(`(?:^|;)\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i');
    return pattern.exec(disposition ?? '')?.[1] ?? null;
  };
  const name = parameter('name');
  if (name === null) throw new MultipartError('A part has no name');
  return { name, fileName: parameter('filename') };
}

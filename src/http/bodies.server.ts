import { TooLargeError } from './refusals.server.ts';

/** Deeper than anything of ours: what looks at a value goes down into it, and so far down there is room. */
const DEEPEST = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The pieces of a body as they come. Throws a `TooLargeError` once they are more bytes than `most`. */
export async function* piecesOf(
  body: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw new TooLargeError('tooLarge', {}, `It is more than ${most} bytes`);
    yield piece;
  }
}

/** All of a body, see `piecesOf`. */
export async function wholeOf(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer<ArrayBuffer>> {
  return Buffer.concat(body ? await Array.fromAsync(piecesOf(body, most)) : []);
}

/** The bytes of a request's or an answer's body; null when there are more, which are not held. */
export async function readBytes(
  from: Pick<Request, 'headers' | 'body' | 'arrayBuffer'>,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const announced = from.headers.get('content-length');
  if (Number(announced ?? 0) > most) return null;
  // What is unpacked on the way is longer than was announced.
  if (announced !== null && !from.headers.has('content-encoding')) {
    const bytes = Buffer.from(await from.arrayBuffer());
    return bytes.length > most ? null : bytes;
  }
  try {
    return await wholeOf(from.body, most);
  } catch (error) {
    if (error instanceof TooLargeError) return null;
    throw error;
  }
}

/** A value that somebody sent as JSON. Throws a `SyntaxError` when it is none, or nested too deep. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`It is nested deeper than ${DEEPEST} levels`);
  return JSON.parse(text);
}

/** Counts brackets outside of texts, before anything is made of them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}

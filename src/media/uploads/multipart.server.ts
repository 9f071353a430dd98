import { setImmediate as nextTurn } from 'node:timers/promises';
import { Dicer } from '@fastify/busboy';

/**
 * How much the parser is given at once, bytes. It waits for ever for a part that ends in the same piece in which it
 * had more than its stream holds back, which are 64 KB; what arrived while nobody read comes in one such piece.
 */
const PIECE = 32 * 1024;

/** The body is no multipart form, or breaks off. */
export class MultipartError extends Error {
  override name = 'MultipartError';
}

/** What a multipart body brings, in its order: a field or file begins, its bytes, it ends. */
export type MultipartEvent =
  | { readonly kind: 'begin'; readonly name: string; readonly fileName: string | null }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' };

/** Fields and files of one form at most. */
const PARTS = 100;

/** Headers of one part at most: their number, and the length of their names and values in bytes. */
const HEADER_PAIRS = 16;
const HEADER_BYTES = 8 * 1024;

/**
 * Dicer drops what goes beyond its limits without a word. Its limits are therefore a little higher
 * than ours, so that headers which it cut are still too long or too many for us.
 */
const DICER_LIMITS = {
  maxHeaderPairs: HEADER_PAIRS + 1,
  maxHeaderSize: HEADER_BYTES + (HEADER_PAIRS + 1) * ': \r\n'.length,
};

/** The boundary that a `Content-Type` names; null when it is no multipart form. RFC 2046, 5.1.1. */
export function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Reads a multipart form as it arrives (RFC 7578). The next piece of the body is asked for when all
 * that the one before brought has been taken, so that no more than one is held.
 * Throws a `MultipartError` when it is malformed or ends before its last boundary.
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartEvent, void, undefined> {
  const form = createForm(boundary);
  for await (const piece of body) {
    if (piece.byteLength === 0) continue;
    await form.write(piece);
    yield* form.takeEvents();
    if (form.problem !== null) throw new MultipartError(form.problem);
    if (form.isComplete) return;
  }
  throw new MultipartError('The form ends before its last boundary');
}

/** A part of the form, with what of it has arrived and was not taken yet. */
interface Part {
  readonly name: string;
  readonly fileName: string | null;
  isBegun: boolean;
  isEnded: boolean;
  bytes: Uint8Array[];
}

/** Puts what the parser tells of each part back into the order of the body. */
function createForm(boundary: string) {
  const parser = new Dicer({ boundary, ...DICER_LIMITS });
  const parts: Part[] = [];
  let count = 0;
  let problem: string | null = null;
  let isComplete = false;
  /** Bytes that came since the headers of a part began; null when they have ended. */
  let headerBytes: number | null = null;

  const refuse = (reason: string) => {
    problem ??= reason;
  };
  parser.on('error', ({ message }) => refuse(message));
  parser.on('finish', () => {
    isComplete = true;
  });
  parser.on('part', (stream) => {
    count += 1;
    if (count > PARTS) refuse('The form has too many parts');
    if (problem !== null) return;
    let part: Part | null = null;
    headerBytes = 0;
    stream.on('error', ({ message }) => refuse(message));
    stream.on('header', (headers) => {
      headerBytes = null;
      const disposition = readDisposition(headers as Headers);
      if (typeof disposition === 'string') return refuse(disposition);
      part = { ...disposition, isBegun: false, isEnded: false, bytes: [] };
      parts.push(part);
    });
    stream.on('data', (bytes: Buffer) => part?.bytes.push(bytes));
    stream.on('end', () => {
      if (part) part.isEnded = true;
      else refuse('A part has no headers');
    });
  });

  return {
    get problem() {
      return problem;
    },
    get isComplete() {
      return isComplete;
    },
    /** Resolves when the parser has told all that the piece brings. */
    async write(whole: Uint8Array): Promise<void> {
      const isOver = () => isComplete || problem !== null;
      for (let at = 0; at < whole.byteLength && !isOver(); at += PIECE) {
        const piece = whole.subarray(at, at + PIECE);
        if (headerBytes !== null) headerBytes += piece.byteLength;
        parser.write(piece);
        // Its streams are read as they flow, so everything is passed on within this turn.
        await nextTurn();
        if (parser.writableLength > 0) refuse('The parser does not go on');
        // Dicer itself would read on until they end.
        if ((headerBytes ?? 0) > DICER_LIMITS.maxHeaderSize) {
          refuse('The headers of a part are too long');
        }
      }
    },
    *takeEvents(): Generator<MultipartEvent, void, undefined> {
      for (let part = parts[0]; part; part = parts[0]) {
        const { name, fileName, bytes } = part;
        if (!part.isBegun) yield { kind: 'begin', name, fileName };
        part.isBegun = true;
        part.bytes = [];
        for (const some of bytes) yield { kind: 'bytes', bytes: some };
        if (!part.isEnded) return;
        yield { kind: 'end' };
        parts.shift();
      }
    },
  };
}

/** As Dicer gives them: without a prototype, each byte a letter. */
type Headers = Readonly<Record<string, readonly string[]>>;

/** What a part is called, or why it is refused. */
function readDisposition(headers: Headers): Pick<Part, 'name' | 'fileName'> | string {
  const pairs = Object.entries(headers).flatMap(([name, values]) =>
    values.map((value) => name.length + value.length),
  );
  if (pairs.length > HEADER_PAIRS) return 'A part has too many headers';
  if (pairs.reduce((sum, length) => sum + length, 0) > HEADER_BYTES) {
    return 'The headers of a part are too long';
  }
  const disposition = Buffer.from(headers['content-disposition']?.[0] ?? '', 'latin1').toString();
  if (!/^form-data\s*;/i.test(disposition)) return 'A part is no field of a form';
  const parameter = (name: string) => {
    const pattern = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i');
    return pattern.exec(disposition)?.[1] ?? null;
  };
  const name = parameter('name');
  if (name === null) return 'A part has no name';
  return { name, fileName: parameter('filename') };
}

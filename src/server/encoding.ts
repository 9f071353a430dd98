import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip as gzipWithCallback,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Quick enough for the first visitor after a change; the last byte is squeezed out later. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;

/**
 * Whether the header takes an encoding: its own weight, else that of `*` (RFC 9110, 12.5.3). An
 * encoding that is not named is not taken.
 */
function takes(header: string, encoding: Encoding): boolean {
  let any = false;
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
    if (name === encoding) return !isRefused;
    if (name === '*') any = !isRefused;
  }
  return any;
}

/** The best encoding that the request takes. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : 'identity';
}

/**
 * The same bytes in memory of their own. What zlib answers is a part of a pool of 64 KB, which stays for
 * as long as any part of it is kept.
 */
function alone(packed: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(packed).buffer);
}

/** Brotli in a millisecond or two, to be kept. */
export function brotliQuickly(body: Buffer): Buffer<ArrayBuffer> {
  return alone(brotliCompressSync(body, options(body, QUICK_QUALITY)));
}

const brotli = promisify(brotliCompress);

/** Brotli at its best, on another thread, to be kept. */
export async function brotliBest(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return alone(await brotli(body, options(body, BEST_QUALITY)));
}

/** Gzip, to be kept. */
export function gzip(body: Buffer): Buffer<ArrayBuffer> {
  return alone(gzipSync(body));
}

/** Gzip on another thread, for what is sent once. */
export const gzipApart: (body: string) => Promise<Buffer<ArrayBuffer>> =
  promisify(gzipWithCallback);

/** The smallest window that a body fits into, as its power of two. */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), least), most);
}

function options(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Brotli takes memory for its window, 4 MB unless told: many times what a page can fill.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  };
}

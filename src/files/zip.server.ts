import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of a ZIP archive, its text as it comes. */
export interface ZipFile {
  readonly name: string;
  readonly text: Iterable<string> | AsyncIterable<string>;
}

/** Sizes follow the file (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** Version 2.0 of the format: directories and deflate. */
const VERSION = 20;
/** 1 January 1980: when a file was packed is nobody's concern. */
const NO_DATE = 0x21;

interface Packed {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * A ZIP archive as it is made, of a few files below 4 GB (APPNOTE 6.3). There is no writer of one among
 * the packages that the product has, and a spreadsheet needs no more of the format than this.
 */
export async function* zipped(files: Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const done: Packed[] = [];
  let at = 0;
  for (const { name: text, text: parts } of files) {
    const name = Buffer.from(text);
    const start = at;
    const header = [0x04034b50, VERSION, FLAGS, DEFLATED, 0, NO_DATE, 0, 0, 0, name.length, 0];
    const head = Buffer.concat([fields('42222244422', header), name]);
    at += head.length;
    yield head;
    const sums = { crc: 0, size: 0, packed: 0 };
    const deflated = Readable.from(bytesOf(parts, sums)).compose(createDeflateRaw());
    for await (const part of deflated as AsyncIterable<Buffer>) {
      sums.packed += part.length;
      yield part;
    }
    const { crc, packed, size } = sums;
    yield fields('4444', [0x08074b50, crc, packed, size]);
    at += packed + 16;
    done.push({ name, crc, packed, size, at: start });
  }
  const directory = Buffer.concat(done.map(entryOf));
  yield directory;
  const end = [0x06054b50, 0, 0, done.length, done.length, directory.length, at, 0];
  yield fields('42222442', end);
}

async function* bytesOf(parts: ZipFile['text'], sums: { crc: number; size: number }) {
  for await (const part of parts) {
    const bytes = Buffer.from(part);
    sums.crc = crc32(bytes, sums.crc);
    sums.size += bytes.length;
    yield bytes;
  }
}

/** The archive's own line of a file. */
function entryOf({ name, crc, packed, size, at }: Packed): Buffer {
  const values = [
    ...[0x02014b50, VERSION, VERSION, FLAGS, DEFLATED, 0, NO_DATE, crc, packed, size],
    ...[name.length, 0, 0, 0, 0, 0, at],
  ];
  return Buffer.concat([fields('42222224442222244', values), name]);
}

/** Numbers as little-endian fields of two or four bytes each. */
function fields(widths: string, values: readonly number[]): Buffer {
  return Buffer.concat(
    values.map((value, index) => {
      const bytes = Buffer.alloc(Number(widths[index]));
      bytes.writeUIntLE(value, 0, bytes.length);
      return bytes;
    }),
  );
}

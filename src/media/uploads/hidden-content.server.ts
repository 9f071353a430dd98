import type { PictureFormat } from '../picture-reference.ts';

/** How other kinds of file begin, or what a browser would run, in lower and upper case. */
const OTHER_KINDS = /<script[\s>]|<html[\s>]|<!doctype\s+html|<\?php\s|%pdf-\d/i;

/** Bytes that are searched at once, and by how much the pieces overlap. */
const PIECE = 64 * 1024;
const OVERLAP = 32;

/** The end of a ZIP's directory stands within this many bytes of the file's end. */
const ZIP_TAIL = 65_557;

/**
 * Is the file something else as well as a picture? Found are bytes behind the picture's end (but
 * for zeros, and what cameras append to a JPEG: another picture, a short film), a web page, PHP or
 * PDF anywhere in it, a ZIP's directory at its end, a GIF that begins like a program.
 */
export function hidesContent(bytes: Uint8Array, format: PictureFormat, end: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'gif' && /^GIF8[79]a(\/\*|=)/.test(file.toString('latin1', 0, 8))) return true;
  if (hidesBehind(file.subarray(end), format)) return true;
  for (let start = 0; start < file.length; start += PIECE) {
    if (OTHER_KINDS.test(file.toString('latin1', start, start + PIECE + OVERLAP))) return true;
  }
  const tail = file.subarray(-ZIP_TAIL);
  return tail.includes('PK\x05\x06', 0, 'latin1') && file.includes('PK\x01\x02', 0, 'latin1');
}

function hidesBehind(behind: Buffer, format: PictureFormat): boolean {
  const first = behind.findIndex((byte) => byte !== 0);
  if (first < 0) return false;
  if (format !== 'jpg') return true;
  const beginning = behind.toString('latin1', first, first + 12);
  const isPicture = beginning.startsWith('\xff\xd8\xff');
  // The size of a film's first box has leading zeros, which were skipped.
  const isFilm = /^[^]{1,4}ftyp/.test(beginning);
  const isSamsung = behind.subarray(-4).toString('latin1') === 'SEFT';
  return !(isPicture || isFilm || isSamsung);
}

import type { PictureFormat } from '../picture-reference.ts';

/** The format of a picture by its first bytes, whatever its name says; null when it is none of ours. */
export function sniffFormat(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32)).toString(
    'latin1',
  );
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBPVP8/.test(head)) return 'webp';
  return /^[^]{4}ftyp(avif|avis|mif1|miaf)/.test(head) ? 'avif' : null;
}

/**
 * Where the picture ends within the bytes: behind the last byte that its format counts in. Null
 * when the bytes end before it does, or decoding it would take no end of work.
 */
export function endOfPicture(bytes: Uint8Array, format: PictureFormat): number | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = ENDS[format](file);
    return end <= file.length ? end : null;
  } catch (error) {
    // A length that reaches beyond the bytes, or what one of the formats says below.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const ENDS: Readonly<Record<PictureFormat, (file: Buffer) => number>> = {
  jpg: endOfJpeg,
  png: endOfPng,
  gif: endOfGif,
  webp: endOfWebp,
  avif: endOfBoxes,
};

/**
 * Scans of a JPEG at most. Encoders write up to about a dozen, but the standard (ITU T.81, G) allows any number,
 * and each takes the decoder through the whole picture: 3,000 empty ones in 200 KB keep it busy for minutes.
 */
const MOST_SCANS = 100;

/** ITU T.81, B.1.1: markers with lengths, and after each scan's header its coded data. */
function endOfJpeg(file: Buffer): number {
  let at = 2;
  let scans = 0;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at < 0) throw new RangeError('The picture has no end');
    while (file.readUInt8(at) === 0xff) at += 1;
    const marker = file.readUInt8(at);
    at += 1;
    if (marker === 0xd9) return at;
    if (marker === 0xda && ++scans > MOST_SCANS)
      throw new RangeError('The picture has too many scans');
    const standsAlone = marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);
    if (!standsAlone) at += file.readUInt16BE(at);
  }
}

/** ISO/IEC 15948, 5.3: chunks of length, type, data, checksum, up to IEND. */
function endOfPng(file: Buffer): number {
  let at = 8;
  for (;;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    at += 12 + length;
    if (type === 'IEND') return at;
    if (type.length < 4) throw new RangeError('The picture ends within a chunk');
  }
}

/** GIF89a, 17 to 27: blocks up to the trailer. */
function endOfGif(file: Buffer): number {
  const paletteBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);
  const skipSubBlocks = (start: number) => {
    let at = start;
    for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += 1 + length;
    return at + 1;
  };
  let at = 13 + paletteBytes(file.readUInt8(10));
  for (;;) {
    const block = file.readUInt8(at);
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at = skipSubBlocks(at + 2);
    else if (block === 0x2c) at = skipSubBlocks(at + 10 + paletteBytes(file.readUInt8(at + 9)) + 1);
    else throw new RangeError('No block of a GIF');
  }
}

/** RIFF: the size stands after its name; WebP's container counts an even number of bytes. */
function endOfWebp(file: Buffer): number {
  return 8 + file.readUInt32LE(4);
}

/** ISO/IEC 14496-12, 4.2: boxes that fill the file. */
function endOfBoxes(file: Buffer): number {
  let at = 0;
  while (at < file.length) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (!/^[\w ©-]{4}$/.test(type)) return at;
    const length = size === 1 ? Number(file.readBigUInt64BE(at + 8)) : size;
    if (length === 0) return file.length;
    if (length < 8) return at;
    at += length;
  }
  return at;
}

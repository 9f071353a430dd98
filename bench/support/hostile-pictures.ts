import { createHash, randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { filesIn } from './bytes.ts';
import { none, type Figure } from './figure.ts';

/** A file to upload. */
export interface HostileFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Content hidden in the files, which must not occur in anything stored. */
const STOWAWAY = 'STOWAWAY-4711';
const SCRIPT = `<script>alert("${STOWAWAY}")</script>`;

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A PNG of one colour: a small file, but huge when decoded. */
function bomb(width: number, height: number, row: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', row),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A valid picture, different for each seed. */
function picture(format: 'jpeg' | 'png' | 'webp', seed: number): Promise<Buffer> {
  const colour = { r: seed % 256, g: (seed * 7) % 256, b: (seed * 13) % 256 };
  return sharp({
    create: { width: 400 + (seed % 50), height: 300, channels: 3, background: colour },
  })
    .withExif({ IFD0: { Copyright: STOWAWAY, ImageDescription: `taken at ${STOWAWAY}` } })
    .toFormat(format)
    .toBuffer();
}

/** One hostile file of each kind; `seed` makes every round different. */
export async function hostileFiles(seed: number): Promise<HostileFile[]> {
  const [jpeg, png, webp] = await Promise.all([
    picture('jpeg', seed),
    picture('png', seed + 1),
    picture('webp', seed + 2),
  ]);
  const row = deflateSync(Buffer.alloc(2_000_000 + seed));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${STOWAWAY}')">${SCRIPT}</svg>`;
  const file = (name: string, type: string, bytes: Buffer | string): HostileFile => ({
    name,
    type,
    bytes: Buffer.from(bytes),
  });
  const zip = Buffer.from(`PK\u0003\u0004${STOWAWAY}`);
  return [
    file('drawing.svg', 'image/svg+xml', svg),
    file('drawing.png', 'image/png', svg),
    file('empty.jpg', 'image/jpeg', ''),
    file('page.jpg', 'image/jpeg', `<!doctype html>${SCRIPT}${seed}`),
    file('noise.webp', 'image/webp', randomBytes(50_000)),
    file('half.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)),
    file('half.png', 'image/png', png.subarray(0, png.length - 30)),
    file('tail.jpg', 'image/jpeg', Buffer.concat([jpeg, Buffer.from(SCRIPT)])),
    file('archive.jpg', 'image/jpeg', Buffer.concat([jpeg, zip, randomBytes(100)])),
    file('script.gif', 'image/gif', `GIF89a/*${SCRIPT}*/=1;${seed}`),
    file('bomb.png', 'image/png', bomb(60_000, 60_000, row)),
    file('long.png', 'image/png', bomb(2_000_000_000, 1, row)),
    file('../../../outside.png', 'image/png', png),
    file('named\r\nX-Header: 1.jpg', 'text/html', jpeg),
    file('metadata.webp', 'image/webp', webp),
    file('\u0000.jpg', 'application/octet-stream', jpeg),
    file('pdf.png', 'image/png', `%PDF-1.7\n${STOWAWAY}${seed}`),
    file('large.jpg', 'image/jpeg', Buffer.concat([jpeg, Buffer.alloc(15 * 1_048_576)])),
    file('header.png', 'image/png', png.subarray(0, 33)),
    file('wrong.png', 'image/png', Buffer.concat([png.subarray(0, 60), randomBytes(500)])),
  ];
}

/** Whether a data folder holds any file as it was sent, or what was hidden in one. */
export function storedFigures(sent: readonly HostileFile[], dataDirectory: string): Figure[] {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const digests = new Set(sent.map(({ bytes }) => digest(bytes)));
  digests.delete(digest(Buffer.alloc(0)));
  const stored = [...filesIn(dataDirectory)];
  const raw = stored.filter(({ bytes }) => digests.has(digest(bytes)));
  const hidden = stored.filter(({ bytes }) => bytes.includes(STOWAWAY));
  return [
    none('uploads stored raw', raw.length, `${stored.length} files compared`),
    none('uploads stored with hidden content', hidden.length),
  ];
}

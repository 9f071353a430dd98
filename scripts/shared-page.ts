/**
 * Draws the tile for the pictures that shared pages show. The process that makes those reads no SVG, and
 * puts the colours of a look into it: so it is kept as PNG, with how much of each pixel is line (red), ring
 * (green) and dot (blue).
 *
 * Run after changing it: `node scripts/shared-page.ts`. A changed tile needs a new DRAWING_VERSION in
 * src/media/pictures/maker.server.ts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { tileSvg } from '../src/look/index.ts';

const SHARES = { line: '#ff0000', ring: '#00ff00', dot: '#0000ff' };

const png = await sharp(Buffer.from(tileSvg(SHARES)))
  .flatten({ background: '#000000' })
  .png({ effort: 10 })
  .toBuffer();
await writeFile(join(import.meta.dirname, '../src/media/share/tile.png'), png);
process.stdout.write(`tile.png ${png.length} bytes\n`);

/**
 * Draws the ground of the pictures that shared pages show: paper, and the line of tiles beneath. The
 * process that puts picture and title on it reads no SVG, so it is kept as PNG.
 *
 * Run after changing it: `node scripts/shared-page.ts`. A changed ground needs a new
 * DRAWING_VERSION in src/media/pictures/maker.server.ts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SHARED_PICTURE } from '../src/media/index.ts';

const ROOT = join(import.meta.dirname, '..');
const TILE = 48;

/** The tile of the pages. */
const tokens = await readFile(join(ROOT, 'src/site/styles/tokens.css'), 'utf8');
const [, address] = /--tile: url\("data:image\/svg\+xml,([^"]+)"\)/.exec(tokens) ?? [];
if (!address) throw new Error('tokens.css has no tile');
const tile = Buffer.from(decodeURIComponent(address)).toString('base64');

const { width, height } = SHARED_PICTURE;
const top = height - TILE;
const tiles = Array.from(
  { length: width / TILE },
  (_, index) =>
    `<image href="data:image/svg+xml;base64,${tile}" x="${index * TILE}" y="${top}" width="${TILE}" height="${TILE}"/>`,
);
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#fffaf1"/>
  <rect y="${top}" width="100%" height="${TILE}" fill="#fbf3e4"/>
  ${tiles.join('')}
  <rect x="60" y="116" width="56" height="4" rx="2" fill="#e2a03f"/>
</svg>`;
const png = await sharp(Buffer.from(ground))
  .flatten()
  .png({ palette: true, colours: 64, dither: 0, effort: 10 })
  .toBuffer();
await writeFile(join(ROOT, 'src/media/share/shared-page.png'), png);
process.stdout.write(`shared-page.png ${png.length} bytes\n`);

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/*
 * `node scripts/pictures/icons.ts`: the mark, one hydraulic tile, in the sizes that browsers and
 * phones ask for.
 */
const folder = join(import.meta.dirname, '../../public');

/** The star of the tile and the quarter rings at its corners, in a square of 64. */
const star =
  '<path fill="#1f5f8b" d="M32 12q4.4 15.6 20 20q-15.6 4.4-20 20q-4.4-15.6-20-20q15.6-4.4 20-20z"/>' +
  '<circle cx="32" cy="32" r="4.6" fill="#e2a03f"/>';
const rings =
  '<g fill="none" stroke="#1f5f8b" stroke-width="3"><path d="M20 0a20 20 0 0 1-20 20M44 0a20 20 0 0 0 20 20M20 64a20 20 0 0 0-20-20M44 64a20 20 0 0 1 20-20"/></g>' +
  '<path fill="#e2a03f" d="M8 0a8 8 0 0 1-8 8V0zM56 0a8 8 0 0 0 8 8V0zM8 64a8 8 0 0 0-8-8v8zM56 64a8 8 0 0 1 8-8v8z"/>';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';
const ground = '<path fill="#fbf1df" d="M0 0h64v64H0z"/>';
const rounded = `${open}<clipPath id="a"><rect width="64" height="64" rx="13"/></clipPath><g clip-path="url(#a)">${ground}${rings}${star}</g></svg>`;
const full = `${open}${ground}${rings}${star}</svg>`;
// A mask may cut off everything outside the middle four fifths: the star stays well within them.
const maskable = full;

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'favicon.svg'), `${rounded}\n`);
for (const [name, drawing, size] of [
  ['icon-192', rounded, 192],
  ['icon-512', rounded, 512],
  ['icon-maskable-512', maskable, 512],
  ['apple-touch-icon', full, 180],
] as const)
  await sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`));

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';
import { embedEmoji } from './emoji.ts';
import { drawScene } from './scene.ts';
import { scenes } from './scenes/index.ts';

/*
 * npm run pictures -- [part of a name] [--force] [--out folder]
 * Draws every scene whose name contains the words given, and leaves those alone whose drawing has
 * not changed since they were last painted here.
 */
const words = process.argv.slice(2);
const outAt = words.indexOf('--out');
const folder = outAt < 0 ? join(import.meta.dirname, '../../content/images') : words[outAt + 1];
const filter = words.find((word, i) => !word.startsWith('--') && words[i - 1] !== '--out') ?? '';
if (!folder) throw new Error('--out needs a folder.');
await mkdir(folder, { recursive: true });

const stampFile = join(tmpdir(), 'sobremesa-pictures.json');
const stamps = JSON.parse(await readFile(stampFile, 'utf8').catch(() => '{}')) as Record<
  string,
  string
>;

/** Plenty for flat colours; only rice, weave and wood ask for more, and are pressed harder. */
const bytesPerPixel = 0.064;

/** WebP at quality 86, or a little less where the drawing is so fine that the file would be big. */
async function paint(drawing: string, most: number): Promise<Buffer> {
  const svg = Buffer.from(await embedEmoji(drawing));
  const pixels = await sharp(svg, { unlimited: true })
    .flatten({ background: '#fff' })
    .modulate({ saturation: 1.12 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  let picture = Buffer.alloc(0);
  for (const quality of [86, 82, 78, 74, 70, 66]) {
    picture = await sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= most) break;
  }
  return picture;
}

const matching = filter.split(',');
for (const entry of catalogue) {
  const found = scenes.get(entry.name);
  if (!found) {
    if (!filter && entry.name !== 'about-film') console.warn(`No scene yet for ${entry.name}`);
    continue;
  }
  if (!matching.some((part) => entry.name.includes(part))) continue;
  const drawing = drawScene(found);
  const file = join(folder, entry.file);
  const stamp = createHash('sha256').update(drawing).digest('hex');
  const exists = await readFile(file).catch(() => undefined);
  if (exists && stamps[file] === stamp && !words.includes('--force')) continue;
  const picture = await paint(drawing, entry.width * entry.height * bytesPerPixel);
  await writeFile(file, picture);
  stamps[file] = stamp;
  console.log(`${entry.name} ${Math.round(picture.length / 1024)} KB`);
}

await writeFile(join(folder, 'pictures.json'), `${JSON.stringify(catalogue, null, 2)}\n`);
await writeFile(stampFile, JSON.stringify(stamps));

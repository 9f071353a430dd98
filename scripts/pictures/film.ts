import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { embedEmoji } from './emoji.ts';
import { filmFrame, filmSeconds, filmSize, filmStill } from './film-scene.ts';

/*
 * npm run pictures draws pictures; `node scripts/pictures/film.ts` draws the hero film of the
 * about page, frame by frame, and needs ffmpeg. The film ends where it begins.
 */
const framesPerSecond = 25;
const most = 640_000;
const root = join(import.meta.dirname, '../../content');
const [width, height] = filmSize;

/** Runs ffmpeg and waits for it; what it complains about is shown. */
async function ffmpeg(...options: string[]): Promise<void> {
  const run = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'inherit' });
  const [code] = (await once(run, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

/** The still parts are painted once, larger than the film, so that the camera may come closer. */
async function paintStill(drawing: string): Promise<string> {
  const svg = Buffer.from(await embedEmoji(drawing));
  const pixels = await sharp(svg, { unlimited: true })
    .resize(Math.round(width * 1.25))
    .modulate({ saturation: 1.12 })
    .png()
    .toBuffer();
  return `data:image/png;base64,${pixels.toString('base64')}`;
}

const still = await paintStill(filmStill());
const frame = (share: number): Sharp =>
  sharp(Buffer.from(filmFrame(share, still)), { unlimited: true }).flatten({ background: '#fff' });

const folder = await mkdtemp(join(tmpdir(), 'sobremesa-film-'));
const lossless = join(folder, 'film.mkv');
const source = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${width}x${height}`,
  '-r',
  `${framesPerSecond}`,
  '-i',
  '-',
];
const writer = spawn(
  'ffmpeg',
  [
    '-y',
    '-loglevel',
    'error',
    ...source,
    '-c:v',
    'libx264',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
    lossless,
  ],
  {
    stdio: ['pipe', 'inherit', 'inherit'],
  },
);
const total = filmSeconds * framesPerSecond;
for (let i = 0; i < total; i++) {
  const pixels = await frame(i / total)
    .raw()
    .toBuffer();
  if (!writer.stdin.write(pixels)) await once(writer.stdin, 'drain');
  if (i % 25 === 0) console.log(`frame ${i} of ${total}`);
}
writer.stdin.end();
await once(writer, 'close');

await mkdir(join(root, 'files'), { recursive: true });
await mkdir(join(root, 'images'), { recursive: true });
await writeFile(
  join(root, 'images/about-film.webp'),
  await frame(0).webp({ quality: 86, effort: 5 }).toBuffer(),
);

/** Encodes with a falling rate until the file is small enough to send to a phone. */
async function encode(name: string, options: (kilobits: number) => string[]): Promise<void> {
  const file = join(root, 'files', name);
  for (let kilobits = 700; kilobits > 300; kilobits -= 50) {
    const log = join(folder, `${name}-log`);
    const common = [
      '-i',
      lossless,
      '-an',
      '-map_metadata',
      '-1',
      '-pix_fmt',
      'yuv420p',
      ...options(kilobits),
      '-passlogfile',
      log,
    ];
    await ffmpeg(...common, '-pass', '1', '-f', 'null', '/dev/null');
    await ffmpeg(
      ...common,
      '-pass',
      '2',
      ...(name.endsWith('.mp4') ? ['-movflags', '+faststart'] : []),
      file,
    );
    const { size } = await stat(file);
    console.log(`${name} ${Math.round(size / 1024)} KB`);
    if (size <= most) return;
  }
}

await encode('about.webm', (kilobits) => [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  `${kilobits}k`,
  '-row-mt',
  '1',
  '-cpu-used',
  '2',
  '-g',
  '250',
]);
await encode('about.mp4', (kilobits) => [
  '-c:v',
  'libx264',
  '-profile:v',
  'high',
  '-preset',
  'slow',
  '-b:v',
  `${kilobits}k`,
]);
await rm(folder, { recursive: true });

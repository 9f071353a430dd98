/** `npm run screenshots`: takes the README's pictures of the built site into docs/screenshots. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startBuilt } from '../tests/support/server.ts';
import { browserLaunch, chromium, type Browser } from '../tests/browser/support/browser-launch.ts';
import { buildIfStale } from './build.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screenshots');
const HEIGHT = 900;

interface Shot {
  readonly file: string;
  readonly path: string;
  readonly width: number;
  /** What is scrolled into view before the picture is taken. */
  readonly show?: string;
}

const SHOTS: readonly Shot[] = [
  { file: 'home-1280-es', path: '/', width: 1280 },
  { file: 'menu-1280-en', path: '/en/menu', width: 1280, show: '[role="tablist"]' },
  { file: 'gallery-768-es', path: '/gallery', width: 768 },
  { file: 'phone-en', path: '/en/gastronomic/goat-cheese', width: 360, show: '#form' },
];

/** JPEG quality that keeps a picture near 100 KB. */
const QUALITY = 78;

await buildIfStale();
await mkdir(FOLDER, { recursive: true });
const server = await startBuilt();
const browser = await chromium.launch((await browserLaunch()).launchOptions);
try {
  for (const shot of SHOTS) await take(browser, shot);
} finally {
  await browser.close();
  await server.stop();
}

async function take(from: Browser, { file, path, width, show }: Shot): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: width < 500 ? 2 : 1,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  // The fonts are optional: the first visit may have done without them.
  await page.reload({ waitUntil: 'networkidle' });
  if (show) await page.locator(show).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(join(FOLDER, `${file}.jpg`));
  await context.close();
}

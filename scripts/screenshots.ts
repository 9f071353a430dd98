/**
 * `npm run screenshots`: takes the README's pictures into docs/screenshots: of the sample business, and of another one
 * that is made through the office from nothing.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { BAKERY, makeBakery } from '../tests/support/bakery.ts';
import { openBusiness, said, type OwnBusiness } from '../tests/support/business.ts';
import { startBuilt, startQuiet } from '../tests/support/server.ts';
import { browserLaunch, chromium, type Browser } from '../tests/browser/support/browser-launch.ts';
import { buildIfStale } from './build.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screenshots');
/** Pictures that a business may have made for itself. */
const IMAGES = join(import.meta.dirname, '..', 'sample', 'images');
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

const BAKERY_SHOTS: readonly Shot[] = [
  { file: 'bakery-1280-en', path: '/en', width: 1280 },
  { file: 'bakery-phone-es', path: '/encargos', width: 360 },
];

/** JPEG quality that keeps a picture near 100 KB. */
const QUALITY = 78;

await buildIfStale();
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch((await browserLaunch()).launchOptions);
try {
  const sample = await startBuilt();
  try {
    for (const shot of SHOTS) await take(browser, sample.url, shot);
  } finally {
    await sample.stop();
  }
  await takeBakery(browser);
} finally {
  await browser.close();
}

/** The bakery of the tests, with pictures of its own and colours of rye. */
async function takeBakery(from: Browser): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-bakery-'));
  const server = await startQuiet(folder);
  try {
    const bakery = await openBusiness(server, BAKERY);
    const orders = await makeBakery(bakery, {
      ground: '#fbf7ef',
      press: '#7a2e1d',
      link: '#2d4a2b',
      pattern: 'none',
    });
    await dress(bakery, orders);
    for (const shot of BAKERY_SHOTS) await take(from, server.url, shot);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function dress({ publish, upload }: OwnBusiness, orders: string): Promise<void> {
  const drawn = async (file: string, es: string, en: string) => ({
    ...(await upload(await readFile(join(IMAGES, file)), file)),
    alt: said(es, en),
  });
  await publish('homePage', {
    title: said('Pan de verdad, cada mañana', 'Real bread, every morning'),
    lead: said(
      'Masa madre, harina molida a la piedra y dos hornos en el barrio. Encárgalo y te espera caliente.',
      'Sourdough, stone-ground flour and two ovens round the corner. Order it, and it’s waiting for you warm.',
    ),
    hero: await drawn('gallery-14.webp', 'Una hogaza entre aceites', 'A loaf among oils'),
  });
  const hero = await drawn('gallery-13.webp', 'Cruasanes recién hechos', 'Fresh croissants');
  await publish('service', { hero, image: hero }, orders);
}

async function take(from: Browser, url: string, { file, path, width, show }: Shot): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: width < 500 ? 2 : 1,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
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

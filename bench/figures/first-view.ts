import { setTimeout as pause } from 'node:timers/promises';
import { startBuilt } from '../../tests/support/server.ts';
import { bytesOf, launchBrowser, watchLoads, type Load } from '../support/browser.ts';
import { atMost, type Figure } from '../support/figure.ts';

/** A phone: 412 px wide, 1.75 device pixels per CSS pixel. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Time for the server to encode its first pictures, milliseconds. */
const SETTLING = 30_000;

export const what = 'what a phone loads of the home page';

/**
 * What a first view of the home page loads on a phone. What is fetched ahead of a touch, once something
 * is painted and over a good connection alone, is told apart (docs/decisions/0022).
 */
export async function run(): Promise<Figure[]> {
  await using site = await startBuilt();
  await using browser = await launchBrowser();
  await pause(SETTLING);
  const page = await browser.newPage(PHONE);
  const loads = await watchLoads(page);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const modules = new Set(await page.evaluate(modulesAhead));
  const isAhead = (item: Load) => modules.has(new URL(item.url).pathname);
  const all = [...loads.values()].filter((item) => !isAhead(item));
  const ahead = [...loads.values()].filter(isAhead);
  const ofType = (type: string) => bytesOf(all.filter((item) => item.type === type));
  const first = await page.evaluate(firstPicture);
  const picture = all.find((item) => item.url === first)?.bytes ?? NaN;
  const note = `${ahead.length} files; none where data is saved or the connection is slow`;
  return [
    atMost('first view of the home page, everything', bytesOf(all), 150_000, 'B'),
    atMost('fonts', ofType('Font'), 61_440, 'B'),
    atMost('scripts', ofType('Script'), 4_096, 'B', 'with headers'),
    atMost('fetched ahead of a touch, after the first paint', bytesOf(ahead), 100_000, 'B', note),
    atMost('largest picture above the fold', picture, 35 * 1_024, 'B'),
  ];
}

/** Runs in the page: the paths of what its islands name, to be fetched ahead. */
function modulesAhead(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-modules]')].flatMap((island) =>
    (island.dataset['modules'] ?? '')
      .split(' ')
      .map((name) => `/assets/${name.includes('.') ? name : `${name}.js`}`),
  );
}

/** Runs in the page: the address of the largest picture in view; its preview is part of the page. */
function firstPicture(): string {
  const area = (picture: HTMLImageElement) => picture.clientWidth * picture.clientHeight;
  const inView = [...document.images].filter(
    (picture) =>
      picture.getBoundingClientRect().top < innerHeight && picture.currentSrc.startsWith('http'),
  );
  return inView.sort((one, other) => area(other) - area(one))[0]?.currentSrc ?? '';
}

import { setTimeout as pause } from 'node:timers/promises';
import { startBuilt } from '../../tests/support/server.ts';
import { startBare } from '../support/apart/apart.ts';
import { launchBrowser, onSlowPhone } from '../support/browser.ts';
import { atMost, median, type Figure } from '../support/figure.ts';

const SCREEN = { width: 360, height: 640 };

/**
 * Slow 4G (a round trip of 150 ms, 1.6 Mbit/s) as Lighthouse gives it to a browser, which holds back
 * whole requests: a connection's setup and slow start are in the latency.
 */
const SLOW_4G = {
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
};

const PAGES = { home: '/', menu: '/menu', gallery: '/gallery' } as const;

/** Loads of each page, in turns, so that a busy moment of the machine meets all of them. */
const LOADS = 9;

/** How long a page may take to load, and its last paint to be noted, milliseconds. */
const PATIENCE = 120_000;
const SETTLING = 500;

/** A page that lacks a preview is rendered again after 5 s, milliseconds. */
const PREVIEWS_MADE = 8_000;

/** A largest paint may take so many times what it takes of a page of 300 bytes. */
const MOST = 1.6;

const START =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Control</title><link rel="icon" href="data:,"></head><body><h1>Control</h1><p>';
const CONTROL = Buffer.from(`${START.padEnd(300 - 18, 'words ')}</p></body></html>`);

export const what = 'the largest paint of pages, beside that of a page of 300 bytes';

export async function run(): Promise<Figure[]> {
  await using site = await startBuilt();
  await using browser = await launchBrowser();
  await using control = startBare();
  const headers = ['content-type', 'text/html', 'content-length', String(CONTROL.length)];
  const addresses = {
    control: await control.call('repeat', { status: 200, headers, bytes: CONTROL }),
    ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, site.url + path])),
  };
  const paints = new Map<string, Paint[]>();
  const load = (url: string) =>
    onSlowPhone(browser, SCREEN, SLOW_4G, async (page) => {
      await page.addInitScript(observePaints);
      await page.goto(url, { waitUntil: 'load', timeout: PATIENCE });
      await pause(SETTLING);
      return page.evaluate(paintOfPage);
    });
  // Once each before it counts: pages, pictures and their previews are made then.
  for (const url of Object.values(addresses)) await load(url);
  await pause(PREVIEWS_MADE);
  for (let round = 0; round < LOADS; round += 1) {
    for (const [name, url] of Object.entries(addresses))
      paints.set(name, [...(paints.get(name) ?? []), await load(url)]);
  }
  const medianOf = (name: string, of: keyof Paint) =>
    Math.round(median((paints.get(name) ?? []).map((paint) => paint[of])));
  const least = medianOf('control', 'largest');
  return Object.keys(PAGES).map((name) => {
    const largest = medianOf(name, 'largest');
    const picture = medianOf(name, 'picture');
    const sharp = picture > 0 ? `; its first picture has come after ${picture} ms` : '';
    const title = `largest paint of ${name}, times that of a page of 300 bytes`;
    const note = `${largest} ms, ${least} ms; slow 4G, a processor four times slower${sharp}`;
    return atMost(title, largest / least, MOST, '×', note);
  });
}

/** Milliseconds since the navigation began. */
interface Paint {
  readonly largest: number;
  /** When the page's first picture had come whole, of which a preview may have been the largest paint; 0 without one. */
  readonly picture: number;
}

/** Runs in the page: notes the last of the growing largest paints. */
function observePaints(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(globalThis, { paint: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page. */
function paintOfPage(): Paint {
  const { currentSrc = '' } =
    document.querySelector<HTMLImageElement>('img[fetchpriority="high"]') ?? {};
  const [come] = performance.getEntriesByName(currentSrc) as PerformanceResourceTiming[];
  const { paint } = globalThis as unknown as { paint: number };
  return { largest: paint, picture: come?.responseEnd ?? 0 };
}

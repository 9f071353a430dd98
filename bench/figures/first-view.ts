import { setTimeout as pause } from 'node:timers/promises';
import { startBrowser } from '../support/browser.ts';
import { atMost, type Figure } from '../support/figure.ts';
import { startBuilt } from '../../tests/support/server.ts';

/** A phone: 412 px wide, 1.75 device pixels per CSS pixel. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Time for the server to encode its first pictures, milliseconds. */
const SETTLING = 30_000;

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

export const what = 'what a phone loads of the home page, and its layout shift';

/**
 * What a first view of the home page loads on a phone, and its layout shift. What is fetched ahead of a
 * touch, once something is painted and over a good connection alone, is told apart (docs/decisions/0022).
 */
export async function run(): Promise<Figure[]> {
  const server = await startBuilt();
  const browser = await startBrowser();
  try {
    await pause(SETTLING);
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    const loaded = new Map<string, Loaded>();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      loaded.set(requestId, { url: response.url, type, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = loaded.get(requestId);
      if (known) loaded.set(requestId, { ...known, bytes: encodedDataLength });
    });
    await page.addInitScript(observeShifts);
    await page.goto(server.url, { waitUntil: 'networkidle' });
    const modules = new Set(await page.evaluate(modulesAhead));
    const isAhead = ({ url }: Loaded) => modules.has(new URL(url).pathname);
    const all = [...loaded.values()].filter((item) => !isAhead(item));
    const ahead = [...loaded.values()].filter(isAhead);
    const sum = (items: readonly Loaded[], type?: string) =>
      items
        .filter((item) => !type || item.type === type)
        .reduce((bytes, item) => bytes + item.bytes, 0);
    const first = await page.evaluate(firstPicture);
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
    return [
      atMost('first view of the home page, everything', sum(all), 150_000, 'B'),
      atMost('fonts', sum(all, 'Font'), 61_440, 'B'),
      atMost('scripts', sum(all, 'Script'), 4_096, 'B', 'with headers'),
      atMost(
        'fetched ahead of a touch, after the first paint',
        sum(ahead),
        100_000,
        'B',
        `${ahead.length} files; none where data is saved or the connection is slow`,
      ),
      atMost(
        'largest picture above the fold',
        all.find(({ url }) => url === first)?.bytes ?? NaN,
        35 * 1_024,
        'B',
      ),
      atMost('layout shift', shift, 0),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Runs in the page: adds up its layout shifts. */
function observeShifts(): void {
  const page = globalThis as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      page.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
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

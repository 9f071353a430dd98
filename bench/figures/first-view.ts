import { setTimeout as pause } from 'node:timers/promises';
import { withBrowser } from '../support/browser.ts';
import { atMost, type Figure } from '../support/figure.ts';

/** A phone: 412 px wide, 1.75 device pixels per CSS pixel. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Time for the server to encode its first pictures, milliseconds. */
const SETTLING = 30_000;

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

export const what = 'what a phone loads of the home page';

/**
 * What a first view of the home page loads on a phone. What is fetched ahead of a touch, once something
 * is painted and over a good connection alone, is told apart (docs/decisions/0022).
 */
export const run = (): Promise<Figure[]> =>
  withBrowser({}, async (browser, { url }) => {
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
    await page.goto(url, { waitUntil: 'networkidle' });
    const modules = new Set(await page.evaluate(modulesAhead));
    const isAhead = (item: Loaded) => modules.has(new URL(item.url).pathname);
    const all = [...loaded.values()].filter((item) => !isAhead(item));
    const ahead = [...loaded.values()].filter(isAhead);
    const sum = (items: readonly Loaded[]) => items.reduce((bytes, item) => bytes + item.bytes, 0);
    const ofType = (type: string) => sum(all.filter((item) => item.type === type));
    const first = await page.evaluate(firstPicture);
    const picture = all.find((item) => item.url === first)?.bytes ?? NaN;
    const note = `${ahead.length} files; none where data is saved or the connection is slow`;
    return [
      atMost('first view of the home page, everything', sum(all), 150_000, 'B'),
      atMost('fonts', ofType('Font'), 61_440, 'B'),
      atMost('scripts', ofType('Script'), 4_096, 'B', 'with headers'),
      atMost('fetched ahead of a touch, after the first paint', sum(ahead), 100_000, 'B', note),
      atMost('largest picture above the fold', picture, 35 * 1_024, 'B'),
    ];
  });

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

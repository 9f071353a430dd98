import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import {
  browserLaunch,
  chromium,
  type Browser,
} from '../../tests/browser/support/browser-launch.ts';
import { median, type Figure } from '../support/figure.ts';
import { startBuilt } from '../support/server.ts';

/** A small phone whose processor is a quarter as fast as this machine's. */
const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const SLOWER = 4;

/**
 * Slow 4G (a round trip of 150 ms, 1.6 Mbit/s) as Lighthouse gives it to a browser, which holds back
 * whole requests: a connection's setup and slow start are in the latency. Milliseconds, bytes a second.
 */
const SLOW_4G = {
  offline: false,
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

/** Of each page, how much later its largest paint comes than that of a page of 300 bytes. */
export async function measure(): Promise<Figure[]> {
  const [server, control] = await Promise.all([startBuilt(), startControl()]);
  const { launchOptions } = await browserLaunch();
  const browser = await chromium.launch(launchOptions);
  const addresses = {
    control: control.url,
    ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, server.url + path])),
  };
  const times = new Map<string, number[]>(Object.keys(addresses).map((name) => [name, []]));
  const pictures = new Map(times.entries().map(([name]) => [name, [] as number[]]));
  try {
    // Once each before it counts: pages, pictures and their previews are made then.
    for (const url of Object.values(addresses)) await largestPaint(browser, url);
    await wait(PREVIEWS_MADE);
    for (let load = 0; load < LOADS; load += 1) {
      for (const [name, url] of Object.entries(addresses)) {
        const { time, picture } = await largestPaint(browser, url);
        times.get(name)?.push(time);
        pictures.get(name)?.push(picture);
      }
    }
    const least = median(times.get('control') ?? []);
    return Object.keys(PAGES).map((name) => {
      const time = median(times.get(name) ?? []);
      return {
        name: `largest paint of ${name}, times that of a page of 300 bytes`,
        value: time / least,
        unit: '×',
        goal: { atMost: MOST },
        note: `${Math.round(time)} ms, ${Math.round(least)} ms; slow 4G, a processor four times slower${sharpAfter(pictures.get(name) ?? [])}`,
      };
    });
  } finally {
    await browser.close();
    await Promise.all([server.stop(), control.stop()]);
  }
}

/** When the picture itself had come, of which a preview may have been the largest paint. */
function sharpAfter(times: readonly number[]): string {
  const time = Math.round(median(times));
  return time > 0 ? `; its first picture has come after ${time} ms` : '';
}

export interface Paint {
  /** Milliseconds since the navigation began. */
  readonly time: number;
  /** What was painted: tag and class, or the address of a picture. */
  readonly what: string;
  /** When the page's first picture had come whole, milliseconds likewise; 0 without one. */
  readonly picture: number;
}

/** The largest paint of a first visit: nothing is cached. */
export async function largestPaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE });
    await wait(SETTLING);
    return await page.evaluate(() => {
      const { currentSrc = '' } =
        document.querySelector<HTMLImageElement>('img[fetchpriority="high"]') ?? {};
      const [come] = performance.getEntriesByName(currentSrc) as PerformanceResourceTiming[];
      const { paint } = globalThis as unknown as { paint: Omit<Paint, 'picture'> };
      return { ...paint, picture: come?.responseEnd ?? 0 };
    });
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes the last of the growing largest paints. */
function observePaints(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly url: string;
      readonly element: Element | null;
    })[]) {
      const { tagName = '', className = '' } = entry.element ?? {};
      Object.assign(globalThis, {
        paint: { time: entry.startTime, what: `${tagName} ${className} ${entry.url}`.trim() },
      });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Serves one page of 300 bytes, from a process of its own as the site is. */
async function startControl() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CONTROL], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

const CONTROL = `
import { createServer } from 'node:http';
const start = '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Control</title><link rel="icon" href="data:,"></head><body><h1>Control</h1><p>';
const page = start.padEnd(300 - 18, 'words ') + '</p></body></html>';
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length });
  response.end(page);
});
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/'));
`;

import {
  browserLaunch,
  chromium,
  type Browser,
  type Page,
} from '../../tests/browser/support/browser-launch.ts';

export type { Browser, Page };

/** A small phone, of who speaks the sample's first language. */
const PHONE = { deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'es-ES' };

/** A connection; latency in milliseconds, throughput in bytes a second. */
export interface Connection {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** How many times slower the processor is than this machine's. */
export const SLOWER = 4;

/** A phone's, CSS pixels. */
export const SCREEN = { width: 390, height: 844 };

/** `await using` closes it at the end. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch((await browserLaunch()).launchOptions);

/** Shows one visitor with an empty cache, a slow phone and a slow connection a page of their own. */
export async function onSlowPhone<Value>(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  connection: Connection,
  visit: (page: Page) => Promise<Value>,
  slower = SLOWER,
): Promise<Value> {
  await using context = await browser.newContext({ ...PHONE, viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...connection });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return await visit(page);
}

/** Something that a page loaded, or has begun to load. */
export interface Load {
  readonly url: string;
  readonly type: string;
  /** As they came over the connection. */
  bytes: number;
}

/** Notes what a page loads from now on. */
export async function watchLoads(page: Page): Promise<ReadonlyMap<string, Load>> {
  const session = await page.context().newCDPSession(page);
  const loads = new Map<string, Load>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    loads.set(requestId, { url: response.url, type, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return loads;
}

export const bytesOf = (loads: Iterable<Load>): number =>
  [...loads].reduce((sum, { bytes }) => sum + bytes, 0);

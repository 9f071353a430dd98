import {
  browserLaunch,
  chromium,
  type Browser,
  type Page,
} from '../../tests/browser/support/browser-launch.ts';
import type { BuiltServer } from '../../tests/support/server.ts';
import { withSite } from './site.ts';

export type { Page };

/** A small phone, of who speaks the sample's first language. */
const PHONE = { deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'es-ES' };

/** A connection; latency in milliseconds, throughput in bytes a second. */
export interface Connection {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** How many times slower the processor is than this machine's. */
const SLOWER = 4;

/** Lets a browser visit the built site. */
export const withBrowser = <Value>(
  options: Parameters<typeof withSite>[0],
  work: (browser: Browser, site: BuiltServer) => Promise<Value>,
): Promise<Value> =>
  withSite(options, async (site) => {
    const browser = await chromium.launch((await browserLaunch()).launchOptions);
    try {
      return await work(browser, site);
    } finally {
      await browser.close();
    }
  });

/** Shows one visitor with an empty cache, a slow phone and a slow connection a page of their own. */
export async function onSlowPhone<Value>(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  connection: Connection,
  visit: (page: Page) => Promise<Value>,
  slower = SLOWER,
): Promise<Value> {
  const context = await browser.newContext({ ...PHONE, viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...connection });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await visit(page);
  } finally {
    await context.close();
  }
}

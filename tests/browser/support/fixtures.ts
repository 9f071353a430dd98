import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import type { BuiltServer } from '../../support/server.ts';
import { CLOCK_AHEAD, shiftDate } from '../../support/clock.ts';
import { createLasting, type Lasting } from './lasting.ts';
import { startSite } from './site-server.ts';

interface TestFixtures {
  /**
   * Is what is below the fold laid out at once, instead of a moment after the first paint? Tests read
   * and measure it sooner than a visitor can; what comes later is tested in layout-shift.spec.ts.
   */
  isWholeAtOnce: boolean;
  /** Console errors and calls to other hosts; a test removes those that it expects. */
  noise: string[];
  /** Server settings that differ from the defaults; set by `test.use`. */
  environment: Readonly<Record<string, string>>;
  server: BuiltServer;
}

/**
 * The only one of a worker: Playwright would end a worker, its browser and its servers with it, for a test with other
 * worker fixtures.
 */
interface WorkerFixtures {
  lasting: Lasting;
}

/** What Playwright says where it keeps the service worker from being registered. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Chromium throws this inside the page when it had to show it before the transition to it was ready; the
 * page shows as ever, and cannot catch it.
 */
const NO_TRANSITION = 'Transition was aborted because of invalid state';

/**
 * Playwright's test with a server of the built site, shared by a worker's tests, and the tests' clock in every page. It
 * fails when a page logs a warning or an error, throws, or calls another host.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, provide) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, CLOCK_AHEAD);
        return context;
      };
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  lasting: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, provide) => {
      const lasting = createLasting();
      await provide(lasting);
      await lasting.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  environment: [{}, { option: true }],
  server: async ({ lasting, environment }, provide) => {
    const name = `server ${JSON.stringify(environment)}`;
    await provide(await lasting.of(name, () => startSite(environment)));
  },
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
  isWholeAtOnce: [true, { option: true }],
  context: async ({ context, isWholeAtOnce }, provide, testInfo) => {
    if (isWholeAtOnce) await context.addInitScript(layOutAtOnce);
    await provide(context);
    if (testInfo.status !== testInfo.expectedStatus) await showPages(context, testInfo);
  },
  noise: [
    async ({ context, baseURL }, provide) => {
      const home = baseURL && new URL(baseURL).origin;
      const noise: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && message.text() !== NO_WORKER)
          noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (thrown) => {
        const { message } = thrown.error();
        if (!message.startsWith(NO_TRANSITION)) noise.push(`thrown: ${message}`);
      });
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== home) noise.push(`called: ${request.url()}`);
      });
      await provide(noise);
      expect(noise, 'console errors and calls to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: a constructed sheet, which the policy of the page allows. */
function layOutAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main > *, footer { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Keeps a picture of each page as it was when its test failed. */
async function showPages(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`failed-${index + 1}.png`);
    try {
      await page.screenshot({ path, timeout: 5_000 });
      await testInfo.attach('screenshot', { contentType: 'image/png', path });
    } catch {
      // A page that has crashed shows nothing.
    }
  }
}

export { expect };

/** The languages of the site, with the prefix of their addresses. */
export const LANGUAGES = [
  { language: 'es', prefix: '' },
  { language: 'en', prefix: '/en' },
] as const;

/**
 * How visitors look at the site: in Spanish on a phone, in English on a computer. A test runs in both where a language or
 * a width may break what it guards, in one of them where neither does.
 */
export const VIEWS = [
  { language: 'es', prefix: '', width: 360 },
  { language: 'en', prefix: '/en', width: 1280 },
] as const;
export const [SPANISH, ENGLISH] = VIEWS;

/** For tests of what moves: everywhere else nothing does, which is drawn frame by frame and waited for. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The path of a page in a language. */
export function pathIn(prefix: string, path: string): string {
  return path === '/' && prefix ? prefix : prefix + path;
}

/** By how many pixels the page scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Scrolls to the end and back, so that everything has been in view once. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** What a thumb can tap, CSS pixels. */
export const THUMB = 44;

/** The text and the height of each element. */
export function heightsOf(elements: Locator): Promise<(readonly [name: string, height: number])[]> {
  return elements.evaluateAll((all) =>
    all.map((one) => [one.textContent.trim(), one.getBoundingClientRect().height] as const),
  );
}

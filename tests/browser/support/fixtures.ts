import { test as base, expect, type Page } from '@playwright/test';
import type { BuiltServer } from '../../../bench/support/server.ts';
import { startSite } from './site-server.ts';

interface TestFixtures {
  /** What the page complained of, and whom it called beside the site; a test may expect some of it. */
  noise: string[];
}

interface WorkerFixtures {
  /** Settings of the server beside the defaults; a file sets its own by `test.use`. */
  environment: Readonly<Record<string, string>>;
  server: BuiltServer;
}

/**
 * Playwright's test with a server of the built site to itself, which fails when the page writes to
 * the console, throws, or calls another host.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ environment }, provide) => {
      const server = await startSite(environment);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
  noise: [
    async ({ context, baseURL }, provide) => {
      const home = baseURL && new URL(baseURL).origin;
      const noise: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          noise.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => noise.push(`thrown: ${error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== home) noise.push(`called: ${request.url()}`);
      });
      await provide(noise);
      expect(noise, 'what the page complained of, and whom it called').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The languages of the site, with the prefix of their addresses. */
export const LANGUAGES = [
  { language: 'es', prefix: '' },
  { language: 'en', prefix: '/en' },
] as const;

/** The widths at which the site is looked at, CSS pixels. */
export const WIDTHS = [360, 768, 1280] as const;

/** The path of a page in a language. */
export function pathIn(prefix: string, path: string): string {
  return path === '/' && prefix ? prefix : prefix + path;
}

/** Does the page scroll sideways? Answers by how many pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Scrolls to the end and back, so that whatever waits to be seen has been. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

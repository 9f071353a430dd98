import type { Page } from '@playwright/test';
import { expect, LANGUAGES, pathIn, seeAll, test } from './support/fixtures.ts';

interface Moved {
  readonly sum: number;
  /** What moved (tag and class), from where to where. */
  readonly what: string[];
}

/** Records layout shifts from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<Moved>> {
  await page.addInitScript(() => {
    const moved = { sum: 0, what: [] as string[] };
    Object.assign(globalThis, { moved });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        moved.sum += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : '';
          moved.what.push(`${name}: ${place(previousRect)} → ${place(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved);
}

/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const toCentre = (element: Element) =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' });

const ROUTES = [
  '/',
  '/birthday',
  '/menu',
  '/blog',
  '/blog/gazpacho',
  '/gallery',
  '/about',
  '/contact',
];

for (const { language, prefix } of LANGUAGES) {
  for (const width of [360, 768, 1280]) {
    test(`nothing moves on the main pages, ${language}, ${width} px`, async ({ page, noise }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      // With the web fonts cached: fallback fonts vary in width between computers.
      await page.goto(pathIn(prefix, '/cookies'));
      await page.evaluate(() => document.fonts.ready);
      const shifts = await watchShifts(page);
      for (const path of ROUTES) {
        await page.goto(pathIn(prefix, path));
        await page.evaluate(() => document.fonts.ready);
        // Islands that hydrate on coming into view have their space reserved.
        for (const carousel of await page.locator('.carousel').all()) {
          await carousel.evaluate(toCentre);
          await expect(carousel).toHaveAttribute('data-hydrated');
        }
        await seeAll(page);
        expect(await shifts(), path).toEqual({ sum: 0, what: [] });
      }
      expect(noise).toEqual([]);
    });
  }
}

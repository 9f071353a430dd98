import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  expect,
  LANGUAGES,
  pathIn,
  seeAll,
  sidewaysScroll,
  test,
  WIDTHS,
} from './support/fixtures.ts';
import { pathsOfEachKind } from './support/paths.ts';

/** WCAG up to 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest screen, and a desktop of 1280 px at 200 % zoom. */
const NARROW = [320, 640];

/** The pages are split into this many parts, for several workers. */
const PARTS = 3;

/** The violations that axe finds on the page as it is. */
async function problemsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Checks a freshly loaded page, before any hydration, in both colour schemes. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await problemsOf(page), `${path}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  for (const width of [...WIDTHS].reverse()) {
    await page.setViewportSize({ width, height: 800 });
    await seeAll(page);
    expect(await sidewaysScroll(page), `${path} scrolls sideways at ${width} px`).toBe(0);
  }
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 640 });
    expect(await sidewaysScroll(page), `${path} scrolls sideways at ${width} px`).toBe(0);
  }
}

for (const { language, prefix } of LANGUAGES) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every page in ${language} (${part + 1} of ${PARTS}): axe finds nothing, it fits every width, and calls no other host`, async ({
      page,
      server,
      noise,
    }) => {
      test.setTimeout(300_000);
      const paths = [...(await pathsOfEachKind(server.url)), '/no-existe'];
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const answer = await page.goto(pathIn(prefix, path), { waitUntil: 'load' });
        expect(answer?.status(), path).toBe(path === '/no-existe' ? 404 : 200);
        // The browser logs the 404 itself.
        if (path === '/no-existe') expect(noise.splice(0)).toHaveLength(1);
        await expectAccessible(page, path);
        await expectNoSidewaysScroll(page, path);
      }
    });
  }
}

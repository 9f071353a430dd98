import type { CDPSession, Page } from '@playwright/test';
import { problemsOf, WCAG } from './support/axe.ts';
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

/** The narrowest screen, and a desktop of 1280 px at 200 % zoom. */
const NARROW = [320, 640];

/** Default text of the browser, pixels, on a screen of this width. */
const ENLARGED = [
  { text: 18, width: 320 },
  { text: 24, width: 390 },
  { text: 32, width: 390 },
  { text: 32, width: 1280 },
];

/** The pages are split into this many parts, for several workers. */
const PARTS = 3;

/** Checks a freshly loaded page, before any hydration, in both colour schemes. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await problemsOf(page, { tags: WCAG }), `${path}, ${colorScheme}`).toEqual([]);
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

/** Makes the text of every page larger, as the browser's own setting does. */
async function enlarge(session: CDPSession, text: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
}

for (const { text, width } of ENLARGED) {
  for (const { language, prefix } of LANGUAGES) {
    test(`every page in ${language} fits ${width} px with text of ${text} px, and its menu can be reached`, async ({
      page,
      server,
      noise,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 800 });
      await enlarge(await page.context().newCDPSession(page), text);
      for (const path of [...(await pathsOfEachKind(server.url)), '/no-existe']) {
        await page.goto(pathIn(prefix, path));
        expect(
          await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
          'the text is enlarged',
        ).toBe(`${text}px`);
        expect(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0);
        await expect(page.locator('header .languages a:visible').first()).toBeInViewport({
          ratio: 1,
        });
        await expect(page.locator('details[data-menu] summary')).toBeInViewport({ ratio: 1 });
      }
      await page.locator('details[data-menu] summary').click();
      await page.locator('details[data-menu] .button').scrollIntoViewIfNeeded();
      await expect(page.locator('details[data-menu] .button')).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page), 'the opened menu').toBe(0);
      // The browser logs the 404 itself.
      noise.splice(0);
    });
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

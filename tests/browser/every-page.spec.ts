import type { CDPSession, Page } from '@playwright/test';
import { ABOUT_COLOURS, problemsOf, WCAG } from './support/axe.ts';
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

// So many that several workers share them.
test.describe.configure({ mode: 'parallel' });

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
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await problemsOf(page, { tags: WCAG }), `${path}, light`).toEqual([]);
  // The dark scheme is made of colours and a filter alone (tests/system/dark-scheme.test.ts).
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await problemsOf(page, { rules: ABOUT_COLOURS }), `${path}, dark`).toEqual([]);
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

/** Makes the screen as wide, and the text as large, on the page as it is. */
async function zoom(
  page: Page,
  session: CDPSession,
  { text, width }: (typeof ENLARGED)[number],
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await enlarge(session, text);
  await expect(page.locator('html'), 'the text is enlarged').toHaveCSS('font-size', `${text}px`);
}

for (const { language, prefix } of LANGUAGES) {
  test(`every page in ${language} fits with enlarged text, and its menu can be reached`, async ({
    page,
    server,
    noise,
  }) => {
    test.setTimeout(300_000);
    const session = await page.context().newCDPSession(page);
    const button = page.locator('details[data-menu] .button');
    const summary = page.locator('details[data-menu] summary');
    for (const path of [...(await pathsOfEachKind(server.url)), '/no-existe']) {
      await page.goto(pathIn(prefix, path));
      for (const size of ENLARGED) {
        const where = `${path}, ${size.width} px, text of ${size.text} px`;
        await zoom(page, session, size);
        expect(await sidewaysScroll(page), `${where} scrolls sideways`).toBe(0);
        await expect(page.locator('header .languages a:visible').first(), where).toBeInViewport({
          ratio: 1,
        });
        await expect(summary, where).toBeInViewport({ ratio: 1 });
      }
    }
    for (const size of ENLARGED) {
      const where = `${size.width} px, text of ${size.text} px`;
      await zoom(page, session, size);
      await summary.click();
      await button.scrollIntoViewIfNeeded();
      await expect(button, where).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page), `the opened menu, ${where}`).toBe(0);
      await page.reload();
    }
    // The browser logs the 404s itself.
    noise.splice(0);
  });
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

/** Every kind of page can be read by everybody: no accessibility problem, nothing wider than the screen, no foreign host. */
import type { CDPSession, Page } from '@playwright/test';
import { ABOUT_COLOURS, problemsOf, WCAG } from './support/axe.ts';
import { expect, sidewaysScroll, test } from './support/fixtures.ts';
import { pathsOfEachKind } from '../support/paths.ts';

// So many that several workers share them.
test.describe.configure({ mode: 'parallel' });

/** A desktop's screen, a tablet's and the narrowest; a desktop at 200 % zoom is between the last two. */
const WIDTHS = [1280, 768, 320];

/** Default text of the browser, pixels, on a screen of this width. */
const ENLARGED = [
  { text: 18, width: 320 },
  { text: 24, width: 390 },
  { text: 32, width: 390 },
  { text: 32, width: 1280 },
] as const;
/** The sizes at which every page is looked at: where the least room is left. */
const TIGHTEST = [ENLARGED[0], ENLARGED[2]] as const;

/** The pages are split into this many parts, for several workers. */
const PARTS = 2;

/** Which of the kinds is looked at in the dark, too, whose scheme is of colours alone (tests/system/dark-scheme.test.ts). */
const ONE_IN = 6;

/** Pages that no sitemap lists. */
const OTHERS = ['/feedback', '/thanks?kind=contact', '/no-existe'];

async function open(page: Page, noise: string[], path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'load' });
  const isMissing = path.endsWith('/no-existe');
  expect(answer?.status(), path).toBe(isMissing ? 404 : 200);
  // The browser logs the 404 itself.
  if (isMissing) expect(noise.splice(0)).toHaveLength(1);
}

/** Checks a freshly loaded page, before any hydration, in both colour schemes or the light one alone. */
async function expectAccessible(page: Page, path: string, isInDarkToo: boolean): Promise<void> {
  expect(await problemsOf(page, { tags: WCAG }), `${path}, light`).toEqual([]);
  if (!isInDarkToo) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await problemsOf(page, { rules: ABOUT_COLOURS }), `${path}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoSidewaysScroll(
  page: Page,
  path: string,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `${path} scrolls sideways at ${width} px`).toBe(0);
  }
}

/** Runs in the page: what happens to pictures where they do not come. */
function losePictures(): void {
  for (const source of document.querySelectorAll('picture source')) source.remove();
  for (const picture of document.images) {
    picture.removeAttribute('srcset');
    picture.src = '';
  }
}

/** Runs in the page: puts an address, which has no place to break at, behind every text that an owner may have written. */
function writeAddresses(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const box = text.parentElement;
    const isOurs =
      !box || box.closest('header, script, style, thead, button, select, .languages, .hide');
    if (isOurs || !text.nodeValue?.trim()) continue;
    if (getComputedStyle(box).whiteSpace !== 'nowrap')
      text.nodeValue += ` https://example.com/${'a'.repeat(60)}`;
  }
}

/** Makes the screen as wide, and the text as large, on the page as it is, as the browser's own setting does. */
async function zoom(
  page: Page,
  session: CDPSession,
  { text, width }: (typeof ENLARGED)[number],
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  await expect(page.locator('html'), 'the text is enlarged').toHaveCSS('font-size', `${text}px`);
}

async function expectFitEnlarged(page: Page, session: CDPSession, path: string): Promise<void> {
  for (const size of TIGHTEST) {
    const where = `${path}, ${size.width} px, text of ${size.text} px`;
    await zoom(page, session, size);
    expect(await sidewaysScroll(page), `${where} scrolls sideways`).toBe(0);
    await expect(page.locator('header .languages a:visible').first(), where).toBeInViewport({
      ratio: 1,
    });
    await expect(page.locator('details[data-menu] summary'), where).toBeInViewport({ ratio: 1 });
  }
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every page (${part + 1} of ${PARTS}): axe finds nothing, it fits every width and text size, and calls no other host`, async ({
    page,
    server,
    noise,
  }) => {
    test.setTimeout(300_000);
    const session = await page.context().newCDPSession(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const paths = [...(await pathsOfEachKind(server.url)), ...OTHERS];
    expect(paths).toEqual(expect.arrayContaining(['/menu', '/gastronomic']));
    for (const [index, path] of paths.entries()) {
      if (index % PARTS !== part) continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, noise, path);
      await expectAccessible(page, path, index % ONE_IN === 0);
      // The narrowest has the least room with larger text.
      await expectNoSidewaysScroll(page, path, WIDTHS.slice(0, -1));
      await expectFitEnlarged(page, session, path);
      if (path === '/menu')
        await test.step('the menu can be reached with enlarged text', () =>
          expectMenuInReach(page, session));
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
      await page.evaluate(losePictures);
      await page.evaluate(writeAddresses);
      await expectNoSidewaysScroll(page, `${path} without its pictures, with long addresses`);
    }
  });
}

async function expectMenuInReach(page: Page, session: CDPSession): Promise<void> {
  const button = page.locator('details[data-menu] .button');
  await zoom(page, session, ENLARGED[0]);
  await page.locator('details[data-menu] summary').click();
  for (const size of ENLARGED) {
    const where = `${size.width} px, text of ${size.text} px`;
    await zoom(page, session, size);
    await button.scrollIntoViewIfNeeded();
    await expect(button, where).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page), `the opened menu, ${where}`).toBe(0);
  }
}

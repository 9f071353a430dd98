/** Nothing moves under the visitor's finger while a page loads, and anchors lead where they should. */
import type { Locator, Page } from '@playwright/test';
import { ENGLISH, expect, pathIn, seeAll, MOVING, test, VIEWS } from './support/fixtures.ts';
import { BEHIND_FRONT, type Front } from './support/front.ts';

test.use({ ...MOVING, isWholeAtOnce: false });

// So many that several workers share them.
test.describe.configure({ mode: 'parallel' });

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

/**
 * Keeps what is below the fold from being laid out by time, until it is told to. Otherwise a busy computer
 * does it in the same frame as a script scrolls, and the browser counts the one as the work of the other.
 */
async function layOutWhenTold(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main > *, footer { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  return async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if ((animation as CSSAnimation).animationName === 'lay-out') animation.finish();
    });
    await laidOut(page);
  };
}

const heightOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().height);

const toCentre = (element: Element) =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' });

/** What moves most: pictures, islands, tabs. */
const ROUTES = ['/', '/birthday', '/menu', '/gallery'];
/** Pages of one column on a phone, of several on a computer; a film, a map and a form are the more in the way there. */
const OTHERS = { es: ['/about', '/contact'], en: ['/blog', '/blog/gazpacho'] } as const;

for (const { language, prefix, width } of VIEWS) {
  test(`nothing moves on the main pages, ${language}, ${width} px`, async ({ page, noise }) => {
    await page.setViewportSize({ width, height: 800 });
    // With the web fonts cached: fallback fonts vary in width between computers.
    await page.goto(pathIn(prefix, '/cookies'));
    await page.evaluate(() => document.fonts.ready);
    const shifts = await watchShifts(page);
    const layOut = await layOutWhenTold(page);
    for (const path of [...ROUTES, ...OTHERS[language]]) {
      await page.goto(pathIn(prefix, path));
      await page.evaluate(() => document.fonts.ready);
      // Islands that hydrate on coming into view have their space reserved.
      const strip = page.locator('.carousel:not([data-hydrated]) .slides').first();
      // Until its script has come it is scrolled by hand.
      if (path === '/birthday') await expect(strip).toHaveCSS('overflow-x', 'auto');
      for (const carousel of await page.locator('.carousel').all()) {
        const before = await heightOf(carousel);
        await carousel.evaluate(toCentre);
        await expect(carousel).toHaveAttribute('data-hydrated');
        await expect(carousel.locator('.carousel-controls')).toBeVisible();
        expect(await heightOf(carousel), `a carousel of ${path}`).toBe(before);
      }
      await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'auto');
      await seeAll(page);
      expect(await shifts(), `${path}, at once`).toEqual({ sum: 0, what: [] });
      await layOut();
      await seeAll(page);
      expect(await shifts(), `${path}, a moment later`).toEqual({ sum: 0, what: [] });
    }
    expect(noise).toEqual([]);
  });
}

const testSlowly = test.extend<{ front: Front }>(BEHIND_FRONT);
testSlowly(
  'nothing that is shown moves while the page comes piece by piece, as on a slow line',
  async ({ page, front, noise }) => {
    const shifts = await watchShifts(page);
    for (const { prefix, width } of VIEWS) {
      await page.setViewportSize({ width, height: 800 });
      // With the web fonts cached, as above.
      await page.goto(pathIn(prefix, '/cookies'));
      await page.evaluate(() => document.fonts.ready);
      front.isSlow = true;
      for (const path of ['/', '/menu', '/nowhere']) {
        await page.goto(pathIn(prefix, path));
        expect(await shifts(), `${path}, ${width} px`).toEqual({ sum: 0, what: [] });
      }
      front.isSlow = false;
    }
    // Once for each unknown page.
    expect(noise.splice(0).filter((one) => !one.includes('status of 404'))).toEqual([]);
  },
);

/** Waits until what is below the fold is laid out, too. */
async function laidOut(page: Page): Promise<void> {
  const last = page.locator('body > footer');
  await expect(last).toHaveCSS('content-visibility', 'visible');
}

test('what is laid out after the first paint: anchors lead where they should; it is whole a moment later, for finding in the page, and on paper; at once where motion is reduced', async ({
  page,
}) => {
  const { prefix } = ENGLISH;
  await page.setViewportSize({ width: 360, height: 800 });
  const form = page.locator('#form');
  const top = () => form.evaluate((element) => element.getBoundingClientRect().top);
  const wanted = 96;
  // The tests' browser has none of the fonts that ours are measured after: it would move what is above as they come.
  await page.route(/\.woff2$/, () => {});
  // By an address, and by a link that is pressed as soon as it is there.
  await page.goto(`${pathIn(prefix, '/catering')}#form`, { waitUntil: 'commit' });
  await laidOut(page);
  await expect.poll(top).toBeCloseTo(wanted, 0);
  await page.goto(pathIn(prefix, '/birthday'), { waitUntil: 'commit' });
  await page.locator('.hero a[href="#form"]').click();
  await laidOut(page);
  await expect.poll(top).toBeCloseTo(wanted, 0);

  await page.goto('/catering', { waitUntil: 'commit' });
  await laidOut(page);
  const skipped = page.locator('main > .section > .wrap, footer h2').filter({ visible: true });
  const areSkipped = await skipped.evaluateAll((all) =>
    all.map((one) => !one.checkVisibility({ contentVisibilityAuto: true })),
  );
  expect(areSkipped.length).toBeGreaterThan(4);
  expect(areSkipped).not.toContain(true);
  // WebKit shows nothing of what is `auto` by a rule and taken out of it by an animation.
  expect(await page.evaluate(skippedByRules)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  for (const section of await page.locator('main > .section').all())
    await expect(section).toHaveCSS('content-visibility', 'visible');
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await page.goto(pathIn(prefix, '/catering'), { waitUntil: 'commit' });
  const last = page.locator('body > footer');
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

/** Runs in the page: the rules, but keyframes, that have something skipped while it is out of sight. */
function skippedByRules(): string[] {
  const within = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule && rule.style.contentVisibility === 'auto'
        ? [rule.cssText]
        : []),
      ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
        ? within(rule.cssRules)
        : []),
    ]);
  return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules));
}

/** The footer's links work from the foot of a page, also for a thumb. */
import { expect, heightsOf, pathIn, MOVING, test, THUMB, ENGLISH } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

test.use(MOVING);

/** Jumps to the end of the page. */
const toFoot = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

const { prefix } = ENGLISH;
const { nav } = WORDS.en.common;

test('the footer: a quick link to the current page scrolls to its top, and all are large enough to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto(`${pathIn(prefix, '/menu')}?from=here`);
  const heights = await heightsOf(page.locator('footer').locator('a:visible, summary:visible'));
  expect(heights.length).toBeGreaterThan(15);
  for (const [name, height] of heights) expect(height, name).toBeGreaterThanOrEqual(THUMB);
  await page.evaluate(toFoot);
  await page.locator('footer a[data-quick]', { hasText: nav.menu }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(`${pathIn(prefix, '/menu')}?from=here`);

  await test.step('one with an anchor leads to it', async () => {
    const link = page.locator('footer a[data-quick]', { hasText: nav.menu });
    await link.evaluate((one: HTMLAnchorElement) => (one.hash = 'allergens'));
    await link.click();
    await expect(page).toHaveURL(/\/menu\?from=here#allergens$|\/menu#allergens$/);
    await expect(page.locator('#allergens h2')).toBeInViewport();
  });

  await test.step('a quick link to another page opens it, which scrolls to its top 100 ms later', async () => {
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.locator(`footer a[data-quick][href="${pathIn(prefix, '/blog')}"]`).click();
    await expect(page).toHaveURL(pathIn(prefix, '/blog'));
    const scroll = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await page.clock.runFor(99);
    expect(await scroll()).toBe(400);
    await page.clock.runFor(1);
    await expect.poll(scroll).toBe(0);
  });
});

/** Cards stand in whole rows, what stands by itself can be tapped, and the menu opens without a script. */
import { expect, heightsOf, pathIn, test, THUMB, SPANISH } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

test.use({ javaScriptEnabled: false });

const { language, prefix } = SPANISH;

test('no card is left alone in a row, and at 360 px links on cards, in tables and crumbs are large enough to tap', async ({
  page,
}) => {
  for (const path of ['/services', '/', '/blog', '/blog/market', '/gastronomic/goat-cheese']) {
    // The menu has led to the blog.
    if (path !== '/blog') await page.goto(pathIn(prefix, path));
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const ends = await page.locator('.cards').evaluateAll((lists) =>
        lists.map((list) => {
          const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
          return Math.round(list.getBoundingClientRect().right - last);
        }),
      );
      expect(ends.length, path).toBeGreaterThan(0);
      expect(new Set(ends), `${path}, ${width} px`).toEqual(new Set([0]));
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const links = page.locator('main').locator('.card a, .compare a, .crumbs a, .author a');
    const heights = await heightsOf(links);
    expect(heights.length, path).toBeGreaterThan(0);
    for (const [name, height] of heights) expect(height, name).toBeGreaterThanOrEqual(THUMB);
    if (path === '/')
      await test.step('the menu behind the hamburger opens and leads to a page', async () => {
        const menu = page.locator('details[data-menu]');
        await menu.locator('summary').click();
        await menu.getByRole('link', { name: WORDS[language].common.nav.blog }).click();
        await expect(page).toHaveURL(pathIn(prefix, '/blog'));
      });
  }
});

/** The bar leads to each of its pages and says where one is. */
import { expect, pathIn, test, WITH_AND_WITHOUT_SCRIPT } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

/** The routes of the bar, in order. */
const ROUTES = [
  { path: '/', word: 'home' },
  { path: '/services', word: 'services' },
  { path: '/menu', word: 'menu' },
  { path: '/blog', word: 'blog' },
  { path: '/gallery', word: 'gallery' },
  { path: '/about', word: 'about' },
  { path: '/contact', word: 'contact' },
] as const;

test.use({ viewport: { width: 1280, height: 800 } });

for (const { language, prefix, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  const { nav } = WORDS[language].common;

  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the bar leads to its seven routes and marks the current one', async ({ page }) => {
      await page.goto(pathIn(prefix, '/contact'));
      const links = page.locator('header nav.wide').getByRole('link');
      await expect(links).toHaveText(ROUTES.map(({ word }) => nav[word]));
      for (const { path, word } of ROUTES.slice(0, 4)) {
        await links.filter({ hasText: nav[word] }).click();
        await expect(page).toHaveURL(pathIn(prefix, path));
        const current = page.locator('header nav.wide [aria-current="page"]');
        await expect(current).toHaveText(nav[word]);
      }
    });

    test('contact is a button as well, and the logo leads home', async ({ page }) => {
      await page.goto(pathIn(prefix, '/menu'));
      await page.locator('header .button.wide', { hasText: nav.contact }).click();
      await expect(page).toHaveURL(pathIn(prefix, '/contact'));
      await page.locator('header .logo').click();
      await expect(page).toHaveURL(pathIn(prefix, '/'));
    });
  });
}

test('a page opens at its top, even from the end of another', async ({ page }) => {
  await page.goto('/gallery');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // The bar is sticky, so it can be clicked from there.
  await page
    .locator('header nav.wide')
    .getByRole('link', { name: WORDS.es.common.nav.menu })
    .click();
  await expect(page).toHaveURL('/menu');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

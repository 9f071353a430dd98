import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';
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

for (const { language, prefix } of LANGUAGES) {
  const { nav } = WORDS[language].common;

  for (const javaScriptEnabled of [true, false]) {
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
}

test('each of its routes is marked on its own page, and only there', async ({ server }) => {
  for (const { language, prefix } of LANGUAGES) {
    for (const { path, word } of ROUTES) {
      const html = await (await fetch(server.url + pathIn(prefix, path))).text();
      const marked = [...html.matchAll(/aria-current="page"[^>]*>([^<]+)<\/a>/g)];
      const words = new Set(marked.map(([, text]) => text));
      expect(words, path).toEqual(new Set([WORDS[language].common.nav[word]]));
    }
  }
});

test('on a post the bar still marks the blog', async ({ page }) => {
  await page.goto('/blog/gazpacho');
  const link = page
    .locator('header nav.wide')
    .getByRole('link', { name: WORDS.es.common.nav.blog });
  await expect(link).toHaveAttribute('aria-current', 'true');
});

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

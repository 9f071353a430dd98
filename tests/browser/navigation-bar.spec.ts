/** The bar leads to each of its pages and says where one is. */
import { ENGLISH, expect, pathIn, test } from './support/fixtures.ts';
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

test('the bar leads to its pages and marks the current one; a page opens at its top, even from the end of another', async ({
  page,
}) => {
  const { prefix } = ENGLISH;
  const { nav } = WORDS.en.common;
  await page.goto(pathIn(prefix, '/contact'));
  const links = page.locator('header nav.wide').getByRole('link');
  await expect(links).toHaveText(ROUTES.map(({ word }) => nav[word]));
  for (const { path, word } of ROUTES.slice(1, 3)) {
    // The bar is sticky, so it can be clicked from the end of a page.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await links.filter({ hasText: nav[word] }).click();
    await expect(page).toHaveURL(pathIn(prefix, path));
    const current = page.locator('header nav.wide [aria-current="page"]');
    await expect(current).toHaveText(nav[word]);
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
  const contact = page.locator('header .button.wide', { hasText: nav.contact });
  await expect(contact).toHaveAttribute('href', pathIn(prefix, '/contact'));
  await page.locator('header .logo').click();
  await expect(page).toHaveURL(pathIn(prefix, '/'));
});

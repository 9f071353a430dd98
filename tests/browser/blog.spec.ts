/** A reader gets from the list of posts to one and back. */
import { expect, test } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

test('the blog lists eight posts, newest first, and leads to one and back', async ({ page }) => {
  await page.goto('/blog');
  const links = page.locator('main h2 a, main h3 a');
  await expect(links).toHaveCount(8);
  const dates = await page
    .locator('main .cards time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().reverse());
  const title = await links.nth(2).innerText();
  await links.nth(2).click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('article time').first()).toHaveAttribute('datetime', /^2026-/);
  await page.getByRole('link', { name: WORDS.es.blog.all }).click();
  await expect(page).toHaveURL('/blog');
});

/** A reader gets from the list of posts to one and back, whatever the case of its address. */
import { expect, pathIn, test, WITH_AND_WITHOUT_SCRIPT } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

for (const { language, prefix, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  const { blog } = WORDS[language];

  test.describe(`the blog, ${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('lists eight posts, newest first, and leads to one and back', async ({ page }) => {
      await page.goto(pathIn(prefix, '/blog'));
      const links = page.locator('main h2 a, main h3 a');
      await expect(links).toHaveCount(8);
      const dates = await page
        .locator('main .cards time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(dates).toEqual(dates.toSorted().reverse());
      const title = await links.nth(2).innerText();
      await links.nth(2).click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(prefix, '/blog')}/[a-z-]+$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('article time').first()).toHaveAttribute('datetime', /^2026-/);
      await page.getByRole('link', { name: blog.all }).click();
      await expect(page).toHaveURL(pathIn(prefix, '/blog'));
    });
  });
}

test('a post is found whatever the case of its address, and names the canonical one', async ({
  page,
}) => {
  await page.goto('/blog/GAZPACHO');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gazpacho');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/gazpacho$/);
});

import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

for (const { language, prefix } of LANGUAGES) {
  const { blog } = WORDS[language];

  for (const javaScriptEnabled of [true, false]) {
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

  test(`a post, ${language}: author, categories, rich text with pictures on both sides`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, '/blog/goat-cheese'));
    const article = page.locator('article').first();
    expect(await article.locator('p').count()).toBeGreaterThan(3);
    await expect(article.locator('aside.author h2')).toHaveText(/./);
    expect(
      await article.locator('.prose .beside.left, .prose .beside.right').count(),
    ).toBeGreaterThan(0);
    // Pictures in the text have alt texts; the author's needs none beside the name.
    for (const image of await article.locator('.prose img').all())
      await expect(image).toHaveAttribute('alt', /.{5}/);
    expect(await page.title()).toContain(await page.getByRole('heading', { level: 1 }).innerText());
  });
}

test('a post is found whatever the case of its address, and names the canonical one', async ({
  page,
}) => {
  await page.goto('/blog/GAZPACHO');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gazpacho');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/gazpacho$/);
});

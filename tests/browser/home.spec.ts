import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';
import { PRICE, SAMPLE, WORDS } from './support/words.ts';

for (const { language, prefix } of LANGUAGES) {
  const { home, common, islands, forms } = WORDS[language];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`home, ${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('has every section', async ({ page }) => {
        await page.goto(pathIn(prefix, '/'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          SAMPLE.homeTitle[language],
        );
        const titles = page.locator('main h2');
        for (const title of [
          home.services.title,
          home.menu.title,
          SAMPLE.aboutTitle[language],
          home.why,
          home.testimonials,
          islands.reviews.fallbackTitle,
          common.requestForm.title,
        ])
          await expect(titles.filter({ hasText: title })).toHaveCount(1);
        await expect(page.locator('.features > li')).toHaveCount(4);
        await expect(page.locator('.strip img')).toHaveCount(4);
        await expect(page.locator('.voices blockquote')).toHaveCount(3);
        await expect(page.locator('.cards.unequal .card')).toHaveCount(6);
        await expect(page.locator('#form form')).toBeVisible();
        await expect(page.locator('#form .note')).toContainText(common.requestForm.notes);
        await expect(page.getByRole('link', { name: islands.reviews.link })).toHaveAttribute(
          'target',
          '_blank',
        );
        await expect(page.locator('[data-island="Feedback"]')).toContainText(forms.feedback.tab);
      });
    });
  }

  test(`home, ${language}: the tab for feedback never lies over the hero’s facts`, async ({
    page,
  }) => {
    for (const width of [320, 360, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathIn(prefix, '/'));
      const tab = await page.locator('.feedback-tab').boundingBox();
      // Whatever is scrolled to, since it stays where it is.
      const facts = await page.locator('.hero .facts').boundingBox();
      expect((facts?.x ?? 0) + (facts?.width ?? width), `${width} px`).toBeLessThanOrEqual(
        tab?.x ?? 0,
      );
    }
  });

  test(`home, ${language}: the button of the hero scrolls to the request form`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, '/'));
    await page.locator('.hero').getByRole('link', { name: home.request }).click();
    await expect(page).toHaveURL(`${pathIn(prefix, '/')}#form`);
    await expect(page.locator('#form-title')).toBeInViewport();
    // Not hidden behind the sticky navigation bar.
    const title = await page.locator('#form-title').boundingBox();
    const bar = await page.locator('header.bar').boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  });

  test(`home, ${language}: dishes of the day with prices and allergens, and a link to the rest`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, '/'));
    const dishes = page.locator('.deep .dish');
    expect(await dishes.count()).toBeGreaterThanOrEqual(4);
    for (const price of await dishes.locator('.price').allInnerTexts())
      expect(price).toMatch(PRICE[language]);
    expect(await dishes.locator('.badges').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: home.menu.all }).click();
    await expect(page).toHaveURL(pathIn(prefix, '/menu'));
  });

  test(`home, ${language}: explore services leads to each of them`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/'));
    const paths = await page
      .locator('.cards.unequal .card a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const services = ['gastronomic', 'birthday', 'catering', 'chef', 'daily', 'vegetarian'];
    expect(paths.toSorted()).toEqual(services.map((path) => `${prefix}/${path}`).toSorted());
    await page.getByRole('link', { name: home.services.all }).click();
    await expect(page).toHaveURL(pathIn(prefix, '/services'));
  });
}

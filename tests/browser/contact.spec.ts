/** Nobody is told to Google before they ask for its map, on any page that has one. */
import { expect, pathIn, test, SPANISH, ENGLISH } from './support/fixtures.ts';
import { SAMPLE, WORDS } from './support/words.ts';

for (const { language, prefix, path } of [
  { ...SPANISH, path: '/contact' },
  { ...ENGLISH, path: '/about' },
]) {
  const { islands } = WORDS[language];

  test(`the map of ${path}, ${language}, is a drawing until the visitor asks for Google’s`, async ({
    page,
    noise,
  }) => {
    // Google is faked here, so that no request leaves the computer.
    const asked: string[] = [];
    await page.route(/^https?:\/\/([^/]+\.)?(google|gstatic|googleapis)\.com\//, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Google</p>' });
    });
    await page.goto(pathIn(prefix, path));
    const show = page.getByRole('link', { name: islands.map.show });
    await show.scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: SAMPLE.map[language] })).toBeVisible();
    await expect(page.getByText(islands.map.notice)).toBeVisible();
    await expect(show).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//);
    await show.hover();
    expect(asked).toEqual([]);
    expect(noise).toEqual([]);
    await show.click();
    const frame = page.locator('iframe.map');
    await expect(frame).toHaveAttribute('title', islands.map.title);
    const source = new URL((await frame.getAttribute('src')) ?? '');
    expect(source.searchParams.get('hl')).toBe(language);
    expect(source.searchParams.get('q')).toContain('Málaga');
    await expect.poll(() => asked.length).toBe(1);
    expect(noise.splice(0)).toEqual([`called: ${source.href}`]);
  });
}

test('without reviews the home page shows the map and a link to them', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-island="ReviewsSection"]').scrollIntoViewIfNeeded();
  const section = page.locator('.reviews-fallback');
  await expect(section).toContainText(WORDS.es.islands.reviews.fallbackTitle);
  await expect(section.getByRole('img', { name: SAMPLE.map.es })).toBeVisible();
  const link = section.getByRole('link', { name: WORDS.es.islands.reviews.link });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a drawing with a link to Google’s', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('img', { name: SAMPLE.map.es })).toBeVisible();
    const link = page.getByRole('link', { name: WORDS.es.islands.map.show });
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  });
});

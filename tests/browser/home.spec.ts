/** On the home page nothing covers the facts, its button leads to the request form, and nobody else is called. */
import { callsTo } from './forms/support/filling.ts';
import { expect, test } from './support/fixtures.ts';
import { SAMPLE, WORDS } from './support/words.ts';

test('home: the tab for feedback never lies over the hero’s facts, whose button scrolls to the request form', async ({
  page,
  request,
}) => {
  const { home } = WORDS.es;
  const calls = callsTo(page, '/api/google/reviews');
  await page.goto('/');
  for (const width of [320, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tab = await page.locator('.feedback-tab').boundingBox();
    // Whatever is scrolled to, since it stays where it is.
    const facts = await page.locator('.hero .facts').boundingBox();
    expect((facts?.x ?? 0) + (facts?.width ?? width), `${width} px`).toBeLessThanOrEqual(
      tab?.x ?? 0,
    );
  }
  await page.locator('.hero').getByRole('link', { name: home.request }).click();
  await expect(page).toHaveURL('/#form');
  await expect(page.locator('#form-title')).toBeInViewport();
  // Not hidden behind the sticky navigation bar.
  const title = await page.locator('#form-title').boundingBox();
  const bar = await page.locator('header.bar').boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);

  await test.step('an iPhone on its side leaves the letters as large as they are', async () => {
    // Safari knows that by this name alone.
    const sheet = await page.locator('head style').first().textContent();
    expect(sheet).toContain('-webkit-text-size-adjust:none');
  });

  await test.step('without a provider of reviews: the fallback is shown, and nobody is called', async () => {
    const { reviews } = WORDS.es.islands;
    const fallback = page.locator('.reviews-fallback');
    await fallback.scrollIntoViewIfNeeded();
    await expect(fallback.getByRole('heading')).toHaveText(reviews.fallbackTitle);
    await expect(fallback.getByRole('img', { name: SAMPLE.map.es })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    const answer = await request.get('/api/google/reviews?language=es');
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toHaveProperty('error');
  });
});

test.describe('a browser of 2023, at night', () => {
  test.use({ colorScheme: 'dark' });
  test('has the colours of the day: light-dark() means nothing to it', async ({ page }) => {
    await page.addInitScript(() => (CSS.supports = () => false));
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 250, 241)');
    await expect(page.locator('.hero .button').first()).toHaveCSS(
      'background-color',
      'rgb(180, 71, 43)',
    );
  });
});

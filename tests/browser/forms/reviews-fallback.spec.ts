/** While reviews cannot be had, their place has a map and a link, and no error. */
import type { Page } from '@playwright/test';
import { SAMPLE, WORDS } from '../support/words.ts';
import { expect, refused, test } from './support/test.ts';

test.use({
  // Configured, so that the page requests reviews; each test fakes the response.
  environment: {
    GOOGLE_PLACES_API_KEY: 'key',
    GOOGLE_PLACE_ID: 'place',
    GOOGLE_PLACES_API_URL: 'http://127.0.0.1:9',
  },
  tolerated: new RegExp(`${refused(503).source}|ERR_FAILED`),
});

/** Faked responses; `failing` is what our own server sends when the provider is unreachable. */
const ANSWERS = {
  failing: { status: 503, json: { error: 'unavailable' } },
  empty: { json: { rating: 4.5, total: 3, mapsUrl: null, reviews: [] } },
  nonsense: { body: '<html>', contentType: 'application/json' },
} as const;

/** Opens a page and waits until the reviews have been answered and React has rendered them. */
async function openReviews(page: Page, path: string) {
  const answered = page.waitForResponse('**/api/google/reviews*');
  await page.goto(path);
  const island = page.locator('[data-island="ReviewsSection"]');
  await island.scrollIntoViewIfNeeded();
  await answered;
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return island;
}

test('reviews that do not come: heading, drawn map and link, without an error', async ({
  page,
}) => {
  const { reviews } = WORDS.es.islands;
  for (const [name, answer] of Object.entries(ANSWERS)) {
    await page.route('**/api/google/reviews*', (route) => route.fulfill(answer));
    const island = await openReviews(page, '/');
    const fallback = island.locator('.reviews-fallback');
    await expect(fallback.getByRole('heading'), name).toHaveText(reviews.fallbackTitle);
    await expect(fallback.getByRole('img', { name: SAMPLE.map.es }), name).toBeVisible();
    const link = fallback.getByRole('link', { name: reviews.link });
    await expect(link, name).toHaveAttribute('target', '_blank');
    await expect(page.locator('.reviews'), name).toHaveCount(0);
    await expect(fallback, name).not.toContainText(/503|HTTP|Error/);
    await page.unroute('**/api/google/reviews*');
  }
});

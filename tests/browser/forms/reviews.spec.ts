/** Google's reviews are shown as its terms ask; while they cannot be had, their place has a map and a link, and no error. */
import type { Page } from '@playwright/test';
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { SAMPLE, WORDS } from '../support/words.ts';
import { test } from './support/everything-on.ts';
import { RATING, TOTAL } from './support/places.ts';
import { expect, refused } from './support/test.ts';

test.use({ tolerated: new RegExp(`${refused(503).source}|ERR_FAILED`) });

const { language, prefix } = SPANISH;
const { reviews: words, map } = WORDS[language].islands;
const number = (value: number, digits: number) =>
  new Intl.NumberFormat('es-ES', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

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

test('reviews: average, total, six cards in two columns or one, attribution and a link to the rest', async ({
  page,
  places,
}) => {
  await page.goto(pathIn(prefix, '/'));
  const section = page.locator('.reviews');
  await page.locator('[data-island="ReviewsSection"]').scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(words.title);
  const average = section.locator('.average');
  await expect(average).toContainText(words.score.replace('{{rating}}', number(RATING, 1)));
  await expect(average).toContainText(words.other.replace('{{count}}', number(TOTAL, 0)));
  await expect(average.getByRole('img')).toHaveText('★★★★☆');
  await expect(average.getByRole('img')).toHaveAttribute(
    'aria-label',
    words.stars.replace('{{stars}}', '4'),
  );
  await expect(section).toContainText(words.attribution);
  const link = section.getByRole('link', { name: words.link });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  // Google's terms forbid showing its reviews beside a map.
  await expect(section.getByRole('link', { name: map.show })).toHaveCount(0);
  expect(places.asked.filter((path) => path.includes(`languageCode=${language}`))).toHaveLength(1);

  const cards = section.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.locator('.stars')).toHaveText([
    '★★★★★',
    '★★★★☆',
    '★★☆☆☆',
    '★★★★☆',
    '★☆☆☆☆',
    '★★★★★',
  ]);
  await expect(cards.nth(0)).toContainText('hace poco');
  const author = cards.nth(0).getByRole('link', { name: 'Ana Torres' });
  await expect(author).toHaveAttribute('href', 'https://maps.example.com/people/0');
  await expect(author).toHaveAttribute('target', '_blank');
  await expect(cards.nth(1)).toContainText('Ben Field');
  await expect(cards.nth(1).getByRole('link', { name: 'Ben Field' })).toHaveCount(0);
  await expect(cards.nth(2)).toContainText(words.anonymous);

  const text = cards.nth(0).locator('.review-text');
  expect(await text.innerText()).toBe('Todo riquísimo.\n\nVolveremos <b>seguro</b>.');
  await expect(text).toHaveCSS('white-space', /^(pre-line|pre-wrap|break-spaces)$/);

  const photo = cards.nth(0).locator('img');
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveAttribute('src', /^\/api\/google\/photo\//);
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(80);
  await expect(cards.nth(3).locator('img')).toHaveCount(0);

  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().x)).size);
  for (const [width, expected] of [
    [1280, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns()).toBe(expected);
  }

  await test.step('reviews that do not come: heading, drawn map and link, without an error', async () => {
    for (const [name, answer] of Object.entries(ANSWERS)) {
      await page.route('**/api/google/reviews*', (route) => route.fulfill(answer));
      const island = await openReviews(page, '/');
      const fallback = island.locator('.reviews-fallback');
      await expect(fallback.getByRole('heading'), name).toHaveText(words.fallbackTitle);
      await expect(fallback.getByRole('img', { name: SAMPLE.map.es }), name).toBeVisible();
      const link = fallback.getByRole('link', { name: words.link });
      await expect(link, name).toHaveAttribute('target', '_blank');
      await expect(page.locator('.reviews'), name).toHaveCount(0);
      await expect(fallback, name).not.toContainText(/503|HTTP|Error/);
      await page.unroute('**/api/google/reviews*');
    }
  });
});

/** Google's reviews are shown as its terms ask. */
import { LANGUAGES, pathIn } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { RATING, startPlaces, TOTAL, type Places } from './support/places.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<object, { places: Places }>({
  places: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const places = await startPlaces();
      await use(places);
      await places.stop();
    },
    { scope: 'worker' },
  ],
  environment: async ({ places }, provide) => {
    await provide({
      GOOGLE_PLACES_API_KEY: places.apiKey,
      GOOGLE_PLACE_ID: places.placeId,
      GOOGLE_PLACES_API_URL: places.url,
    });
  },
});

for (const { language, prefix } of LANGUAGES) {
  const { reviews: words, map } = WORDS[language].islands;
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'es-ES', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);

  test(`reviews, ${language}: average, total, six cards, attribution and a link to the rest`, async ({
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
    expect(places.asked.filter((path) => path.includes(`languageCode=${language}`))).toHaveLength(
      1,
    );

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
    const when = language === 'en' ? '1 weeks ago' : 'hace poco';
    await expect(cards.nth(0)).toContainText(when);
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
  });
}

test('reviews have two columns on a wide screen, one on a phone', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-island="ReviewsSection"]').scrollIntoViewIfNeeded();
  const columns = () =>
    page
      .locator('.review-cards > li')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().x)).size);
  for (const [width, expected] of [
    [1280, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.review-cards > li')).toHaveCount(6);
    expect(await columns()).toBe(expected);
  }
});

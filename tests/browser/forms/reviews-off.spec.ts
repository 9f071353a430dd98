/** Without a provider of reviews nobody is called. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { SAMPLE, WORDS } from '../support/words.ts';
import { callsTo } from './support/filling.ts';
import { expect, test } from './support/test.ts';

const { language, prefix } = SPANISH;
const { reviews } = WORDS[language].islands;

test('without a provider of reviews: the fallback is shown, and nobody is called', async ({
  page,
  request,
}) => {
  const calls = callsTo(page, '/api/google/reviews');
  await page.goto(pathIn(prefix, '/'));
  const fallback = page.locator('.reviews-fallback');
  await fallback.scrollIntoViewIfNeeded();
  await expect(fallback.getByRole('heading')).toHaveText(reviews.fallbackTitle);
  await expect(fallback.getByRole('img', { name: SAMPLE.map[language] })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  const answer = await request.get(`/api/google/reviews?language=${language}`);
  expect(answer.status()).toBe(503);
  expect(await answer.json()).toHaveProperty('error');
});

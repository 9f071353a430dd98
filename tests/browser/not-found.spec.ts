/** Who asks for what does not exist is led on, and may change the language first. */
import { ENGLISH, expect, pathIn, SPANISH, test } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

test('an unknown address has a page that leads on, and is kept when the other language is chosen', async ({
  page,
  noise,
}) => {
  const { language, prefix } = SPANISH;
  const { common } = WORDS[ENGLISH.language];
  const path = '/no-existe/nada?x=1';
  expect((await page.goto(pathIn(prefix, path)))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/en/no-existe/nada',
  );
  await page.locator('header .languages a:visible').click();
  expect((await answer).status()).toBe(404);
  await expect(page).toHaveURL(pathIn(ENGLISH.prefix, path));
  await expect(page.locator('html')).toHaveAttribute('lang', ENGLISH.language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(common.notFound.title);
  await page.getByRole('link', { name: common.backHome }).click();
  await expect(page).toHaveURL(pathIn(ENGLISH.prefix, '/'));
  // The browser logs each 404 itself.
  expect(noise.splice(0)).toEqual(Array(2).fill(expect.stringContaining('404')));
});

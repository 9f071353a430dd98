/** Who asks for what does not exist is led on, and may change the language first. */
import { ENGLISH, expect, pathIn, SPANISH, test } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

for (const [javaScriptEnabled, { language, prefix }, other] of [
  [true, SPANISH, ENGLISH],
  [false, ENGLISH, SPANISH],
] as const) {
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('an unknown address has a page that leads on, and is kept when the other language is chosen', async ({
      page,
      noise,
    }) => {
      const { common } = WORDS[language];
      for (const path of ['/blog/no-existe', '/no-existe/nada?x=1']) {
        expect((await page.goto(pathIn(prefix, path)))?.status(), path).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const answer = page.waitForResponse(
          (response) =>
            new URL(response.url()).pathname === pathIn(other.prefix, path).split('?', 1)[0],
        );
        await page.locator('header .languages a:visible').click();
        expect((await answer).status(), path).toBe(404);
        await expect(page).toHaveURL(pathIn(other.prefix, path));
        await expect(page.locator('html')).toHaveAttribute('lang', other.language);
        // The choice is forgotten before the next address.
        if (javaScriptEnabled) await page.evaluate(() => localStorage.clear());
        await page.context().clearCookies();
      }
      await page.goto(pathIn(prefix, '/no-existe/nada'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(common.notFound.title);
      await page.getByRole('link', { name: common.backHome }).click();
      await expect(page).toHaveURL(pathIn(prefix, '/'));
      // The browser logs each 404 itself.
      expect(noise.splice(0)).toEqual(Array(5).fill(expect.stringContaining('404')));
    });
  });
}

/** Who asks for what does not exist is led on, and may change the language first. */
import {
  expect,
  pathIn,
  test,
  WITH_AND_WITHOUT_SCRIPT,
  SPANISH,
  ENGLISH,
} from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

for (const { language, prefix, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  const { common } = WORDS[language];
  const other = language === 'es' ? ENGLISH : SPANISH;

  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('an address that does not exist gets a page in its language, with links', async ({
      page,
      noise,
    }) => {
      const answer = await page.goto(pathIn(prefix, '/no-existe/nada'));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(common.notFound.title);
      const home = page.getByRole('link', { name: common.backHome });
      await home.click();
      await expect(page).toHaveURL(pathIn(prefix, '/'));
      // The browser logs the 404 itself.
      expect(noise.splice(0)).toEqual([expect.stringContaining('404')]);
    });

    test('an unknown address is kept when the other language is chosen', async ({
      page,
      noise,
    }) => {
      for (const path of ['/no-existe/nada?x=1', '/blog/no-existe', '/gastronomic/paella']) {
        await page.goto(pathIn(prefix, path));
        const answer = page.waitForResponse(
          (response) =>
            new URL(response.url()).pathname === pathIn(other.prefix, path).split('?', 1)[0],
        );
        await page.locator('header .languages a:visible').click();
        expect((await answer).status(), path).toBe(404);
        await expect(page).toHaveURL(pathIn(other.prefix, path));
        await expect(page.locator('html')).toHaveAttribute('lang', other.language);
        noise.splice(0);
        // The choice is forgotten before the next address.
        if (javaScriptEnabled) await page.evaluate(() => localStorage.clear());
        await page.context().clearCookies();
      }
    });
  });
}

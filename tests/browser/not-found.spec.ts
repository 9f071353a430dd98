import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

const TEST_PAGES = ['/image-upload-test', '/workshop-creation', '/sanity-test'];

const pathOf = (prefix: string, path: string) => pathIn(prefix, path).split('?', 1)[0];

for (const { language, prefix } of LANGUAGES) {
  const { blog, common } = WORDS[language];

  for (const javaScriptEnabled of [true, false]) {
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
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        const home = page.getByRole('link', { name: common.backHome });
        await expect(home).toHaveAttribute('href', pathIn(prefix, '/'));
        await home.click();
        await expect(page).toHaveURL(pathIn(prefix, '/'));
        // The browser logs the 404 itself.
        expect(noise.splice(0)).toEqual([expect.stringContaining('404')]);
      });
    });
  }

  const other = language === 'es' ? LANGUAGES[1] : LANGUAGES[0];
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      for (const path of ['/no-existe/nada?x=1', '/blog/no-existe', '/gastronomic/paella']) {
        test(`${path} is kept when the other language is chosen`, async ({ page, noise }) => {
          await page.goto(pathIn(prefix, path));
          const answer = page.waitForResponse(
            (response) => new URL(response.url()).pathname === pathOf(other.prefix, path),
          );
          await page.locator('header .languages a:visible').click();
          expect((await answer).status()).toBe(404);
          await expect(page).toHaveURL(pathIn(other.prefix, path));
          await expect(page.locator('html')).toHaveAttribute('lang', other.language);
          noise.splice(0);
        });
      }
    });
  }

  test(`a post that does not exist, ${language}`, async ({ page, noise }) => {
    const answer = await page.goto(pathIn(prefix, '/blog/no-existe'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.notFound);
    await page.getByRole('link', { name: blog.all }).click();
    await expect(page).toHaveURL(pathIn(prefix, '/blog'));
    expect(noise.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test(`test pages and unknown slugs are not found, ${language}`, async ({ server }) => {
    for (const path of [...TEST_PAGES, '/gastronomic/paella', '/birthday/boda', '/blog?page=99']) {
      const answer = await fetch(server.url + pathIn(prefix, path));
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain(`<html lang="${language}"`);
    }
  });
}

test('a missing post says "Blog not found" in English', async ({ server }) => {
  const html = await (await fetch(`${server.url}/en/blog/nothing`)).text();
  expect(html).toContain('Blog not found');
  const missing = await (await fetch(`${server.url}/en/blog/%20`)).text();
  expect(missing).toContain('Blog slug is missing');
});

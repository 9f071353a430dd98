import { expect, LANGUAGES, pathIn } from './support/fixtures.ts';
import { menuOf, postOf, submenuOf, test } from './support/sanity.ts';
import { WORDS } from './support/words.ts';

/** The browser's own message about a page that failed. */
const UNAVAILABLE = expect.stringContaining('503');

for (const { language, prefix } of LANGUAGES) {
  const { blog, common, menu } = WORDS[language];

  test(`the menu, ${language}: an error with Try Again, which works when the service is back`, async ({
    page,
    sanity,
    noise,
  }) => {
    sanity.lake.put(menuOf('Tortilla'));
    sanity.behave('fail');
    const answer = await page.goto(pathIn(prefix, '/menu'));
    expect(answer?.status()).toBe(503);
    const state = page.locator('.state');
    await expect(state.getByRole('heading', { level: 1 })).toHaveText(menu.error);
    await expect(state).toContainText(menu.failed);
    sanity.behave('answer');
    await page.getByRole('link', { name: common.tryAgain }).click();
    await expect(page.locator('.dish')).toContainText('Tortilla');
    expect(noise.splice(0)).toEqual([UNAVAILABLE]);
  });

  test(`every other page, ${language}, is whole while the service has never answered`, async ({
    page,
    sanity,
  }) => {
    sanity.lake.put(menuOf('Tortilla'));
    sanity.behave('fail');
    for (const path of ['/catering', '/chef', '/contact', '/gallery', '/services', '/']) {
      const answer = await page.goto(pathIn(prefix, path));
      expect(answer?.status(), path).toBe(200);
      if (path !== '/gallery') await expect(page.locator('form').first(), path).toBeAttached();
    }
    // Of home only today's menu is missing, and Try Again brings it.
    await expect(page.getByText(menu.failed)).toBeVisible();
    sanity.behave('answer');
    await page.getByRole('link', { name: common.tryAgain }).click();
    await expect(page.locator('.dish')).toContainText('Tortilla');
  });

  test(`the blog, ${language}: its error messages`, async ({ page, sanity, noise }) => {
    sanity.behave('fail');
    for (const [path, words] of [
      ['/blog', blog.failed],
      ['/blog/one', blog.failedOne],
    ] as const) {
      const answer = await page.goto(pathIn(prefix, path));
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
      await expect(page.getByRole('link', { name: common.tryAgain })).toBeVisible();
    }
    expect(noise.splice(0)).toEqual([UNAVAILABLE, UNAVAILABLE]);
  });

  test(`no content, ${language}: empty states that say what to do`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/menu'));
    await expect(page.getByText(menu.empty.title)).toBeVisible();
    await expect(page.getByText(menu.empty.text)).toBeVisible();
    await expect(page.getByText(menu.submenu.empty)).toBeVisible();
    await page.goto(pathIn(prefix, '/blog'));
    await expect(page.getByText(blog.empty)).toBeVisible();
  });

  test(`pages seen before are still served while the service is down, ${language}`, async ({
    page,
    sanity,
    noise,
  }) => {
    sanity.lake.put(menuOf('Tortilla'));
    sanity.lake.put(submenuOf('Croqueta'));
    sanity.lake.put(postOf('Gazpacho'));
    sanity.lake.put(postOf('Salmorejo', 'two'));
    for (const path of ['/menu', '/blog', '/blog/one']) await page.goto(pathIn(prefix, path));
    sanity.behave('stall');
    await page.goto(pathIn(prefix, '/menu'));
    await expect(page.locator('.dish')).toContainText(['Tortilla', 'Croqueta']);
    await page.goto(pathIn(prefix, '/blog/one'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gazpacho');
    // A page that was not seen before shows an error without a long wait.
    const answer = await page.goto(pathIn(prefix, '/blog/two'), { timeout: 10_000 });
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.failedOne);
    expect(noise.splice(0)).toEqual([UNAVAILABLE]);
  });
}

test('the daily menu is shown even if the submenus cannot be read', async ({ page, sanity }) => {
  sanity.lake.put(menuOf('Tortilla'));
  sanity.behave('fail', 'submenu');
  await page.goto('/en/menu');
  await expect(page.locator('.dish')).toContainText('Tortilla');
  await expect(page.getByText('Failed to load submenu data')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Try Again loads the page again', async ({ page, sanity, noise }) => {
    sanity.lake.put(menuOf('Tortilla'));
    sanity.behave('cut');
    await page.goto('/en/menu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to load menu');
    sanity.behave('answer');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.locator('.dish')).toContainText('Tortilla');
    expect(noise.splice(0)).toEqual([UNAVAILABLE]);
  });
});

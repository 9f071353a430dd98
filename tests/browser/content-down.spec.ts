import { expect, LANGUAGES, pathIn } from './support/fixtures.ts';
import { menuOf, postOf, submenuOf, test } from './support/sanity.ts';
import { WORDS } from './support/words.ts';

/** What the browser itself says of a page that could not be had. */
const UNAVAILABLE = expect.stringContaining('503');

for (const { language, prefix } of LANGUAGES) {
  const { blog, common, menu } = WORDS[language];

  test(`the menu, ${language}: an error with Try Again, which works once the service is back`, async ({
    page,
    standIn,
    noise,
  }) => {
    standIn.lake.put(menuOf('Tortilla'));
    standIn.behave('fail');
    const answer = await page.goto(pathIn(prefix, '/menu'));
    expect(answer?.status()).toBe(503);
    const state = page.locator('.state');
    await expect(state.getByRole('heading', { level: 1 })).toHaveText(menu.error);
    await expect(state).toContainText(menu.failed);
    standIn.behave('answer');
    // The service is asked again after 1, 2 and 4 seconds; until then the state stays.
    await expect(async () => {
      const retry = page.getByRole('link', { name: common.tryAgain });
      if (await retry.isVisible()) await retry.click();
      await expect(page.locator('.dish')).toContainText('Tortilla', { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    expect(noise.splice(0)[0]).toEqual(UNAVAILABLE);
  });

  test(`the blog, ${language}: its failures in words`, async ({ page, standIn, noise }) => {
    standIn.behave('fail');
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

  test(`nothing served, ${language}: empty states that say what to do`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/menu'));
    await expect(page.getByText(menu.empty.title)).toBeVisible();
    await expect(page.getByText(menu.empty.text)).toBeVisible();
    await expect(page.getByText(menu.submenu.empty)).toBeVisible();
    await page.goto(pathIn(prefix, '/blog'));
    await expect(page.getByText(blog.empty)).toBeVisible();
  });

  test(`pages already seen are still served while the service is down, ${language}`, async ({
    page,
    standIn,
    noise,
  }) => {
    standIn.lake.put(menuOf('Tortilla'));
    standIn.lake.put(submenuOf('Croqueta'));
    standIn.lake.put(postOf('Gazpacho'));
    standIn.lake.put(postOf('Salmorejo', 'two'));
    for (const path of ['/menu', '/blog', '/blog/one']) await page.goto(pathIn(prefix, path));
    standIn.behave('stall');
    await page.goto(pathIn(prefix, '/menu'));
    await expect(page.locator('.dish')).toContainText(['Tortilla', 'Croqueta']);
    await page.goto(pathIn(prefix, '/blog/one'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gazpacho');
    // One that was not seen says so, and lets nobody wait for long.
    const answer = await page.goto(pathIn(prefix, '/blog/two'), { timeout: 10_000 });
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.failedOne);
    expect(noise.splice(0)).toEqual([UNAVAILABLE]);
  });
}

test('submenus that cannot be read leave the daily menu standing', async ({ page, standIn }) => {
  standIn.lake.put(menuOf('Tortilla'));
  // The home page reads the daily menus, and nothing of the submenus.
  await page.goto('/en');
  await expect(page.locator('.dish')).toContainText('Tortilla');
  standIn.behave('fail');
  await page.goto('/en/menu');
  await expect(page.locator('.dish')).toContainText('Tortilla');
  await expect(page.getByText('Failed to load submenu data')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Try Again loads the page again', async ({ page, standIn, noise }) => {
    standIn.lake.put(menuOf('Tortilla'));
    standIn.behave('cut');
    await page.goto('/en/menu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to load menu');
    standIn.behave('answer');
    await expect(async () => {
      const retry = page.getByRole('link', { name: 'Try Again' });
      if (await retry.isVisible()) await retry.click();
      await expect(page.locator('.dish')).toContainText('Tortilla', { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    expect(noise.splice(0)[0]).toEqual(UNAVAILABLE);
  });
});

/** While the content service is down, visitors read what is known and are told what is not. */
import { expect, pathIn, ENGLISH } from './support/fixtures.ts';
import { menuOf, postOf, submenuOf, test } from './support/sanity.ts';
import { WORDS } from './support/words.ts';

// Each test starts a site of its own.
test.describe.configure({ timeout: 120_000 });

/** The browser's own message about a page that failed. */
const UNAVAILABLE = expect.stringContaining('503');

test('while the service has never answered: menu and blog say so, every other page is whole, and Try Again works when it is back', async ({
  page,
  sanity,
  noise,
}) => {
  const { blog, common, menu } = WORDS.es;
  sanity.lake.put(menuOf('Tortilla'));
  sanity.behave('fail');
  for (const path of ['/catering', '/chef', '/contact', '/gallery', '/services', '/']) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), path).toBe(200);
    if (path !== '/gallery') await expect(page.locator('form').first(), path).toBeAttached();
  }
  // Of home only today's menu is missing.
  await expect(page.getByText(menu.failed)).toBeVisible();
  for (const [path, words] of [
    ['/blog', blog.failed],
    ['/blog/one', blog.failedOne],
    ['/menu', menu.error],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('link', { name: common.tryAgain })).toBeVisible();
  }
  await expect(page.locator('.state')).toContainText(menu.failed);
  sanity.behave('answer');
  await page.getByRole('link', { name: common.tryAgain }).click();
  await expect(page.locator('.dish')).toContainText('Tortilla');
  expect(noise.splice(0)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
});

test('Try Again brings back what home is missing', async ({ page, sanity }) => {
  const { common, menu } = WORDS.en;
  sanity.lake.put(menuOf('Tortilla'));
  sanity.behave('fail');
  await page.goto('/en');
  await expect(page.getByText(menu.failed)).toBeVisible();
  sanity.behave('answer');
  await page.getByRole('link', { name: common.tryAgain }).click();
  await expect(page.locator('.dish')).toContainText('Tortilla');
});

const { prefix } = ENGLISH;
const { blog, menu } = WORDS.en;

test('no content: empty states that say what to do', async ({ page }) => {
  await page.goto(pathIn(prefix, '/menu'));
  await expect(page.getByText(menu.empty.title)).toBeVisible();
  await expect(page.getByText(menu.empty.text)).toBeVisible();
  await expect(page.getByText(menu.submenu.empty)).toBeVisible();
  await page.goto(pathIn(prefix, '/blog'));
  await expect(page.getByText(blog.empty)).toBeVisible();
});

test('pages seen before are still served while the service is down', async ({
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

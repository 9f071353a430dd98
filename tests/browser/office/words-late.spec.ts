/** A screen that is opened at once, as from a notification: its file comes beside its words, and waits for them. */
import { holdNextCall } from './support/bad-line.ts';
import { expect, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

test.use(PHONE);

test('a screen is fetched beside its words, and says nothing without them', async ({ page }) => {
  const release = await holdNextCall(page, '**/assets/words-*.js');
  const itsFile = page.waitForResponse('**/assets/InboxList-*.js');
  await page.goto('/admin/inbox');
  await (await itsFile).finished();
  const main = page.locator('main');
  await expect(main).toBeVisible();
  expect(await main.innerText()).toBe('');
  release();
  await expect(main).not.toBeEmpty();
  await expect(page.locator('h1')).toHaveText(es('inbox.title'));
  expect(await main.innerText()).not.toMatch(/\binbox\.\w/);
});

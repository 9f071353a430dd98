/** A filter can be shared by a link, is followed by other tabs, and needs no browser that keeps anything. */
import { bar, FORM, keep, kept } from './support/diner.ts';
import { expect, test } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

test('a box is asked for, and a link to share is kept by the browser alone, and only ever adds', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { diner, common } = WORDS.es;
  await page.goto(FORM);
  // Nothing is kept without a box of its own.
  await page.getByRole('checkbox', { name: diner.options.strict }).check();
  await page.getByRole('button', { name: diner.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: diner.none })).toBeVisible();
  expect(await kept(page)).toBeNull();
  await page.getByRole('checkbox', { name: diner.options.strict }).uncheck();
  await page.getByRole('checkbox', { name: common.allergens.nuts, exact: true }).check();
  const link = page.getByRole('link', { name: diner.share });
  await expect(link).toHaveAttribute('href', /\/menu#for=nuts$/);
  await keep(page, 'milk');
  await link.click();
  await expect(bar(page)).toBeVisible();
  expect(await kept(page)).toBe('milk,nuts');
  expect(new URL(page.url()).hash).toBe('');
  expect(asked.filter((url) => new URL(url).search.includes('for='))).toEqual([]);

  const other = await context.newPage();
  await test.step('a link that names a filter is taken in, and another tab follows when it is changed or turned off', async () => {
    await page.evaluate(() => localStorage.clear());
    await other.goto('/menu?for=milk');
    await expect(other).toHaveURL(/\/menu$/);
    await expect(bar(other)).toBeVisible();
    expect(await kept(other)).toBe('milk');
    await keep(page, 'milk,fish');
    await expect(bar(other)).toContainText(common.allergens.fish);
    await page.evaluate(() => localStorage.clear());
    await expect(bar(other)).toHaveCount(0);
    await expect(other.locator('.mark')).toHaveCount(0);
  });

  await test.step('a browser that keeps nothing has it in the address', async () => {
    await other.addInitScript(() => {
      const refuse = () => {
        throw new Error('nothing is kept');
      };
      Storage.prototype.setItem = refuse;
      Storage.prototype.getItem = refuse;
    });
    await other.goto(FORM);
    await other.getByRole('checkbox', { name: common.allergens.nuts, exact: true }).check();
    await expect(other.locator('form [role=status] a')).toBeVisible();
    await other.getByRole('button', { name: diner.submit }).click();
    await expect(other).toHaveURL(/\/menu\?for=nuts$/);
    await expect(bar(other)).toContainText(common.allergens.nuts);
    await expect(other.locator('.mark').first()).toBeVisible();
    await bar(other).getByRole('link', { name: diner.bar.off }).click();
    await expect(other).toHaveURL(/\/menu$/);
    await expect(other.locator('.mark, main > .diner')).toHaveCount(0);
  });
});

/** Whoever works in the office with a browser that translates it opens, changes and takes back as others do. */
import { translatePage } from '../support/translator.ts';
import { byMenu, DESK, expect, test } from './support/one-office.ts';

test.use(DESK);

test('an office that the browser translates', async ({ page }) => {
  await page.addInitScript(translatePage, 'chrome');
  await test.step('a list comes in the place of what said that it is loading, and one follows another', async () => {
    await page.goto('/admin/');
    await expect(page.locator('main font').first()).toBeVisible();
    await byMenu(page, '/admin/content');
    await page.getByRole('link', { name: 'Testimonials' }).click();
    await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
  });
});

/** Whoever works in the office with a browser that translates it opens and changes things as others do. */
import { translatePage } from '../support/translator.ts';
import { expect, goWithin, PHONE, test } from './support/one-office.ts';

test.use(PHONE);

test('an office that the browser translates', async ({ page }) => {
  await page.addInitScript(translatePage, 'chrome');
  await test.step('a list comes in the place of what said that it is loading', async () => {
    await page.goto('/admin/');
    await expect(page.locator('main font').first()).toBeVisible();
    await goWithin(page, '/admin/content/testimonial');
    await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
  });

  await test.step('a text that changes is seen: an allergen of a dish', async () => {
    await goWithin(page, '/admin/content/dailyMenu/menu-bocadillos');
    await page.getByRole('tab', { name: 'Platos' }).click();
    await page.getByRole('button', { name: 'Abrir Serranito' }).click();
    const molluscs = page.getByRole('button', { name: /^Moluscos/ });
    await expect(molluscs.locator('font').first()).toBeVisible();
    await expect(molluscs).toContainText('no');
    await molluscs.click();
    await expect(molluscs).toContainText('sí');
  });
});

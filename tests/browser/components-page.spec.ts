/** Every component, in each of its states, fits its screen, passes axe and works as on the pages. */
import type { Locator } from '@playwright/test';
import { problemsOf, WCAG } from './support/axe.ts';
import {
  pathIn,
  seeAll,
  sidewaysScroll,
  WIDTHS,
  VIEWS,
  EVERYTHING_ON,
} from './support/fixtures.ts';
import { lightbox, photoLinks } from './support/lightbox.ts';
import { expect, refused, test } from './forms/support/test.ts';
import { WORDS } from './support/words.ts';

test.use({
  environment: EVERYTHING_ON,
  // One form is refused on purpose, and several heroes on one page all preload their pictures.
  tolerated: new RegExp(`${refused(500).source}|was preloaded using link preload`),
});

const PATH = '/debug/components';

for (const { language, prefix, width: own } of VIEWS) {
  test(`components in ${language} fit every width, and axe finds nothing`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathIn(prefix, PATH));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await seeAll(page);
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
      if (width !== own) continue;
      // The same landmark is shown in several states, each with its usual name.
      const found = await problemsOf(page, { tags: WCAG, except: ['landmark-unique'] });
      expect(found, `${width} px`).toEqual([]);
    }
  });
}

test('components work: a photo opens large, a workshop in its dialog', async ({ page }) => {
  await page.goto(PATH);
  await photoLinks(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('a[data-workshop]').first().click();
  await expect(page.locator('dialog.workshop[open] form')).toBeVisible();
});

test('the static toasts look like the real ones', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
  await page.goto(PATH);
  const { contact } = WORDS.es.forms;
  const form = page.locator('[data-component="ContactForm"] form').first();
  await form.getByLabel(contact.firstName).fill('Ana');
  await form.getByLabel(contact.lastName).fill('Ruiz');
  await form.getByLabel(contact.email).fill('ana@example.com');
  await form.getByLabel(contact.phone).fill('600000000');
  await form.getByLabel(contact.message).fill('Hola');
  await form.getByRole('button', { name: contact.submit }).click();
  const real = page.locator('.Toastify__toast-container .Toastify__toast--error');
  await expect(real).toBeVisible();
  const shown = page.locator('.debug-toasts .Toastify__toast--error');
  expect(await look(shown)).toEqual(await look(real));
  const icon = '.Toastify__toast-icon svg';
  expect(await shown.locator(icon).innerHTML()).toBe(await real.locator(icon).innerHTML());
});

/** A toast's looks, apart from its position and size. */
function look(toast: Locator) {
  return toast.evaluate((element) => {
    const style = getComputedStyle(element);
    return [
      style.color,
      style.backgroundColor,
      style.borderRadius,
      style.padding,
      style.fontFamily,
    ];
  });
}

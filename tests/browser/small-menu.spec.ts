/** The menu behind the hamburger opens, closes and leads on, by finger and by keyboard. */
import { expect, pathIn, test, THUMB, SPANISH } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

const { language, prefix, width } = SPANISH;
const { nav } = WORDS[language].common;

test('the menu behind the hamburger opens, closes and leads on', async ({ page }) => {
  // A tablet has it, too.
  await page.setViewportSize({ width: 768, height: 740 });
  await page.goto(pathIn(prefix, '/'));
  await expect(page.locator('header nav.wide')).toBeHidden();
  await expect(page.locator('details[data-menu] summary')).toBeVisible();
  await page.setViewportSize({ width, height: 740 });
  const menu = page.locator('details[data-menu]');
  const hamburger = menu.locator('summary');
  const gallery = menu.getByRole('link', { name: nav.gallery });
  await expect(page.locator('header nav.wide')).toBeHidden();
  await expect(gallery).toBeHidden();
  await hamburger.click();
  await expect(gallery).toBeVisible();
  for (const target of await page.locator('header').locator('a:visible, summary:visible').all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(THUMB);
    expect(box?.width, await target.innerText()).toBeGreaterThanOrEqual(THUMB);
  }
  await hamburger.click();
  await expect(gallery).toBeHidden();

  // By a click outside the bar, not by one inside.
  await hamburger.click();
  await menu.locator('> div').click({ position: { x: 3, y: 3 } });
  await expect(menu).toHaveAttribute('open');
  // In the margin, where no link is.
  await page.mouse.click(4, 735);
  await expect(menu).not.toHaveAttribute('open');
  await expect(page).toHaveURL(pathIn(prefix, '/'));

  // By Escape, which returns the focus.
  await hamburger.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(hamburger).toBeFocused();

  await hamburger.click();
  await gallery.click();
  await expect(page).toHaveURL(pathIn(prefix, '/gallery'));
  await expect(menu).not.toHaveAttribute('open');
});

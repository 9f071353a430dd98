/** The site is used by keyboard alone: in order, past the navigation, with the focus always seen. */
import type { Page } from '@playwright/test';
import { expect, pathIn, test, ENGLISH } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The text or name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

const { language, prefix } = ENGLISH;
const { skipToContent, nav } = WORDS[language].common;

test('by keyboard: skip link, logo, links, language, contact, page; a link leads to where the keys go on', async ({
  page,
}) => {
  await page.goto(pathIn(prefix, '/menu'));
  const order: string[] = [];
  for (let step = 0; step < 11; step += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  expect(order[0]).toBe(skipToContent);
  expect(order[1]).toContain('La Sobremesa');
  const words = [
    ...[nav.home, nav.services, nav.menu, nav.blog],
    ...[nav.gallery, nav.about, nav.contact],
  ];
  expect(order.slice(2, 9)).toEqual(words);
  expect(order[9]).toBe('Español');
  expect(order[10]).toBe(nav.contact);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);

  // A new page begins at its top, where the skip link is seen once it has the focus.
  await page.locator('header nav.wide').getByRole('link', { name: nav.home }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathIn(prefix, '/'));
  const link = page.getByRole('link', { name: skipToContent });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(skipToContent);
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);

  // A link within a page moves the focus too.
  await page.locator('.hero a[href="#form"]').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#form :focus')).toHaveCount(1);

  await test.step('the focused element is outlined', async () => {
    await page.locator('header .logo').focus();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      // The outline surrounds the whole card, which its link covers with a pseudo-element.
      const outline = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const widths = [undefined, '::after'].map((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
        });
        return Math.max(...widths);
      });
      expect(outline, await focused(page)).toBeGreaterThanOrEqual(2);
    }
  });
});

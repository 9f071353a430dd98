import { expect, type Page } from '@playwright/test';
import { problemsOf } from '../../support/axe.ts';
import { sidewaysScroll } from '../../support/fixtures.ts';

/**
 * Looks at a screen as a whole: nothing hangs over its side, and axe finds nothing wrong. With
 * `OFFICE_PICTURES` it is kept as a picture in that folder, for people to look at.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  // A phone's bar, with the heading, comes back at the top.
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
  await expect(page.locator('h1').first()).toBeInViewport();
  expect(await sidewaysScroll(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await problemsOf(page), name).toEqual([]);
  const folder = process.env['OFFICE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** The menu of the office, and what every screen that it leads to has to be. */
import type { Page } from '@playwright/test';
import { AREAS } from '../../../../src/office/app/areas.gen.ts';
import { problemsOf } from '../../support/axe.ts';
import { colorsOf } from '../../support/colors-of.ts';
import { sidewaysScroll } from '../../support/fixtures.ts';
import { expect } from './one-office.ts';
import { en, es } from './says.ts';
import { smallTargets } from './small-targets.ts';

/** A screen has no key in place of its words, leads somewhere, and does not scroll sideways. */
async function expectSound(page: Page, name: string): Promise<void> {
  // Screens come when they are opened, and what they show comes after them.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const text = await page.locator('body').innerText();
  const areas = AREAS.map((area) => area.name).join('|');
  expect(text, name).not.toMatch(new RegExp(`\\b(${areas}|office|errors|ra)\\.[a-zA-Z]{3,}`));
  expect(text, name).not.toMatch(/Vuelve al principio|Go back to the start/);
  expect(await sidewaysScroll(page), name).toBeLessThanOrEqual(0);
  if ((page.viewportSize()?.width ?? 0) < 600)
    expect.soft(await smallTargets(page), name).toEqual([]);
}

/** The menu leads to its screens, each of which is sound: a phone has the least room, a desk shows where one is. */
export async function followMenu(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const menu = page.getByRole('navigation', { name: /^Men[uú]$/ });
  const more = page.getByRole('button', { name: es('office.more'), exact: true });
  const openMenu = async () => {
    if (width < 600) await more.click();
    await expect(menu).toBeVisible();
  };
  await openMenu();
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.slice(0, 4)).toEqual([
    ...['/admin', '/admin/inbox', '/admin/calendar', '/admin/content/dailyMenu'],
  ]);
  expect(links.length).toBe(AREAS.flatMap((area) => area.menu ?? []).length);
  // A screen says what it is once it has come.
  await expect(page.locator('h1')).not.toBeEmpty();
  expect(await problemsOf(page)).toEqual([]);
  // A phone, in Spanish, has the least room; a desk, in English, shows where one is.
  for (const link of width < 600 ? links : links.slice(0, 2)) {
    if (!(await menu.isVisible())) await openMenu();
    await menu.locator(`a[href="${link}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${link}/?(\\?.*)?$`));
    // A phone's menu goes when a link of it was followed.
    if (width < 600) await expect(menu).toBeHidden();
    await expectSound(page, link);
    const office = (width < 600 ? es : en)('office.name');
    // The screen of before may still be there.
    await expect(async () =>
      expect(await page.title()).toBe(`${await page.locator('h1').innerText()} · ${office}`),
    ).toPass();
    if (width < 600 && link !== links[0]) continue;
    const bar = width < 600 ? page.getByRole('navigation', { name: 'Lo más usado' }) : menu;
    const current = bar.locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', link);
    // In the colours of who forces their own, too.
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await colorsOf(current)).not.toBe(
      await colorsOf(bar.locator('a:not([aria-current])').first()),
    );
    await current.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(current).toBeFocused();
    expect(
      await current.evaluate((element) => {
        const { color, outlineColor, outlineOffset } = getComputedStyle(element);
        return [outlineColor === color, outlineOffset];
      }),
      'where the keys are',
    ).toEqual([true, '-3px']);
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

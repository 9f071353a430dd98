/** The lists of the menu are chosen by tabs, whose choice stands in the address. */
import type { Locator, Page } from '@playwright/test';
import { expect, pathIn, test, SPANISH, ENGLISH } from './support/fixtures.ts';

/** The panel of a tab. */
async function panelOf(page: Page, tab: Locator): Promise<Locator> {
  return page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
}

test('the first tab is selected, a click selects another, and keys move selection and focus', async ({
  page,
  noise,
}) => {
  await page.goto(pathIn(SPANISH.prefix, '/menu'));
  for (const list of await page.getByRole('tablist').all()) {
    const tabs = list.getByRole('tab');
    expect(await tabs.count()).toBeGreaterThanOrEqual(5);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(await panelOf(page, tabs.first())).toBeVisible();
    await tabs.nth(2).click();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[aria-selected="true"]')).toHaveCount(1);
    const panel = await panelOf(page, tabs.nth(2));
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute(
      'aria-labelledby',
      (await tabs.nth(2).getAttribute('id')) ?? '',
    );
    expect(await panel.locator('.dish').count()).toBeGreaterThan(3);
    await expect(await panelOf(page, tabs.first())).toBeHidden();
  }
  await expect(page.getByRole('tabpanel')).toHaveCount(2);

  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const last = tabs.last();
  // Only the selected one is a tab stop.
  await expect(tabs.nth(1)).toHaveAttribute('tabindex', '-1');
  await tabs.nth(2).focus();
  for (const [key, wanted] of [
    ['Home', tabs.first()],
    ['ArrowRight', tabs.nth(1)],
    ['ArrowLeft', tabs.first()],
    ['ArrowLeft', last],
    ['ArrowRight', tabs.first()],
    ['End', last],
    ['Home', tabs.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(wanted, key).toBeFocused();
    await expect(wanted, key).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').first()).toBeFocused();

  await test.step('a list that failed to come when it was pointed at is asked for again', async () => {
    await page.reload();
    await page.evaluate(() => (document.documentElement.dataset['stays'] = ''));
    await page.route('**/menu?list=*', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    const pointed = page.locator('#tab-dulces');
    await pointed.hover();
    await failed;
    await pointed.click();
    await expect(page.locator('#dulces .dish').first()).toBeVisible();
    await expect(page.locator('html[data-stays]')).toHaveCount(1);
  });

  await test.step('a list that cannot be fetched is opened as a page', async () => {
    await page.locator('#tab-bebidas').focus();
    await expect(page.locator('#tab-comidas')).toHaveAttribute('tabindex', '-1');
    await page.route('**/menu?list=*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.locator('#tab-comidas').click();
    await expect(page).toHaveURL(/\/menu\?.*list=comidas/);
    await expect(page.locator('#comidas .dish').first()).toBeVisible();
    expect(noise.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true);
  });
});

test('the choice of each list survives a reload and another language', async ({ page }) => {
  const { prefix } = ENGLISH;
  const selected = () => page.locator('[role="tab"][aria-selected="true"]');
  const expectBoth = async (...ids: readonly string[]) => {
    await expect(selected()).toHaveCount(2);
    for (const [index, id] of ids.entries()) {
      await expect(selected().nth(index)).toHaveId(`tab-${id}`);
      await expect(page.locator(`#${id} .dish`).first()).toBeVisible();
    }
  };
  await page.goto(pathIn(prefix, '/menu?list=bebidas'));
  await page.locator('#tab-dulces').click();
  await expect(page.locator('#dulces .dish').first()).toBeVisible();
  const nibbles = page.getByRole('tablist').nth(1).getByRole('tab').nth(1);
  const id = (await nibbles.getAttribute('aria-controls')) ?? '';
  await nibbles.click();
  await expectBoth('dulces', id);
  await page.locator('header .languages a:visible').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectBoth('dulces', id);
  // A submenu that the address names as its list keeps its place beside a menu.
  await page.goto(pathIn(prefix, `/menu?list=${id}`));
  await page.locator('#tab-bebidas').click();
  await expectBoth('bebidas', id);
  await page.reload();
  await expectBoth('bebidas', id);
});

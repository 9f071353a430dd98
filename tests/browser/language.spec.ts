/** Choosing the other language keeps the page, what is written in it, and the other tabs. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** The way back is gone by the other tab, below. */
const OTHER = { code: 'en', name: 'English' } as const;

/** The choice as stored in the browser. */
async function kept(page: Page) {
  const cookies = await page.context().cookies();
  return {
    storage: await page.evaluate(() => localStorage.getItem('language')),
    cookie: cookies.find(({ name }) => name === 'language')?.value,
  };
}

/** Records the event's detail in sessionStorage, to be read on the next page; the window hears it. */
const listen = () =>
  addEventListener('languageChanged', (event) =>
    sessionStorage.setItem('told', JSON.stringify((event as CustomEvent).detail)),
  );

test('the bar, the footer and the small menu lead to the same page in the other language, stored and announced', async ({
  page,
}) => {
  const back = () => page.goto('/blog/gazpacho?q=1#main');
  const expectOther = async () => {
    await expect(page).toHaveURL('/en/blog/gazpacho?q=1#main');
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER.code);
    expect(await kept(page)).toEqual({ storage: OTHER.code, cookie: OTHER.code });
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  };
  await back();
  await page.evaluate(listen);
  const toggle = page.locator('header .languages a:visible');
  await expect(toggle).toHaveCount(1);
  await expect(toggle).toHaveText(OTHER.name);
  await expect(toggle.locator('svg')).toBeVisible();
  await toggle.click();
  await expectOther();
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe(`"${OTHER.code}"`);

  await back();
  const dropdown = page.locator('footer details.languages');
  const choice = dropdown.getByRole('link', { name: OTHER.name });
  await expect(dropdown.locator('summary')).not.toContainText(OTHER.name);
  await expect(choice).toBeHidden();
  await dropdown.locator('summary').click();
  await choice.click();
  await expectOther();

  await page.setViewportSize({ width: 360, height: 740 });
  await back();
  await page.locator('details[data-menu] summary').click();
  const grid = page.locator('details[data-menu]').getByRole('group');
  await expect(grid.getByRole('link')).toHaveText(['Español', 'English']);
  await expect(grid.locator('[aria-current]')).toHaveAttribute('data-language', 'es');
  await grid.getByRole('link', { name: OTHER.name }).click();
  await expectOther();
});

test('a half-written form survives the change', async ({ page }) => {
  await page.goto('/catering#form');
  await page.locator('#form [name="firstName"]').fill('Lucía «L.» Ñ.');
  await page.locator('#form [name="message"]').fill('Somos doce\n<b>y un perro</b>');
  await page.locator('#form [name="participants"]').selectOption('11-15');
  // Once the draft is stored, React has processed the input.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:request')))
    .toContain('11-15');
  await page.locator('header .languages a:visible').click();
  await expect(page).toHaveURL('/en/catering#form');
  await expect(page.locator('#form [name="firstName"]')).toHaveValue('Lucía «L.» Ñ.');
  await expect(page.locator('#form [name="message"]')).toHaveValue('Somos doce\n<b>y un perro</b>');
  await expect(page.locator('#form [name="participants"]')).toHaveValue('11-15');
});

test('another open tab follows', async ({ context, page }) => {
  await page.goto('/menu');
  const second = await context.newPage();
  await second.goto('/gallery');
  await second.evaluate(listen);
  await page.locator('header .languages a:visible').click();
  await expect(page).toHaveURL('/en/menu');
  await expect(second).toHaveURL('/en/gallery');
  expect(await second.evaluate(() => sessionStorage.getItem('told'))).toBe('"en"');
  // Both tabs listen, and announce changes, as soon as their script has run.
  await Promise.all([page.waitForLoadState(), second.waitForLoadState()]);
  await second.locator('header .languages a:visible').click();
  await expect(page).toHaveURL('/menu');
});

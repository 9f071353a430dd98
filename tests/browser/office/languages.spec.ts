/** A language that the owner switches off is nowhere on the site at once, and leads nobody astray; and back. */
import type { Page } from '@playwright/test';
import { lookAt } from './support/look-at.ts';
import type { Office } from './support/office.ts';
import { expect, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

test.use(PHONE);

/** The languages of the settings. */
async function openLanguages(page: Page): Promise<void> {
  await page.goto('/admin/content/globalSettings/globalSettings');
  await page.getByRole('tab', { name: 'Idiomas' }).click();
}

/** Ticks or clears English by keyboard, and publishes. */
async function setEnglish(page: Page, isOn: boolean): Promise<void> {
  const choice = page.getByRole('checkbox', { name: 'Inglés' });
  await expect(choice).toBeChecked({ checked: !isOn });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Borrador guardado' })).toBeVisible();
  const publish = page.getByRole('button', { name: es('content.actions.publish'), exact: true });
  await publish.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Publicado.')).toBeVisible();
}

const statusOf = async ({ url }: Office, path: string) =>
  (await fetch(url + path, { redirect: 'manual' })).status;

test('the owner switches English off and on again, and a visitor who has it in this browser is led nowhere they cannot read', async ({
  page,
  browser,
  office,
}) => {
  await openLanguages(page);
  // Without the owner's session: who edits the site sees it in every language.
  const visitor = await browser.newContext({
    ...{ ...PHONE, baseURL: office.url, storageState: { cookies: [], origins: [] } },
  });
  const site = await visitor.newPage();
  await site.goto('/catering');
  await site.locator('footer .languages summary').click();
  await site.locator('footer .languages a[data-language="en"]').click();
  await expect(site).toHaveURL('/en/catering');
  await expect(site.locator('html')).toHaveAttribute('lang', 'en');

  const group = page.getByRole('group', { name: 'Otros idiomas' });
  await expect(group.getByRole('checkbox', { name: 'Inglés' })).toBeChecked();
  await lookAt(page, 'languages');
  await setEnglish(page, false);
  await expect.poll(() => statusOf(office, '/en/catering')).toBe(302);
  for (const path of ['/en/catering', '/catering']) {
    await site.goto(path);
    await expect(site).toHaveURL('/catering');
  }
  // The storage remembers the choice longer than the cookie.
  await visitor.clearCookies();
  await site.goto('/catering');
  await expect.poll(async () => (await visitor.cookies()).length).toBe(1);
  await expect(site).toHaveURL('/catering');
  await expect(site.locator('html')).toHaveAttribute('lang', 'es');
  await expect(site.locator('.languages')).toHaveCount(0);
  await expect(site.locator('link[hreflang="en"]')).toHaveCount(0);
  // Who writes its texts still sees them.
  const preview = await page.request.get('/admin/preview/en');
  expect([preview.status(), await preview.text()]).toEqual([
    200,
    expect.stringContaining('<html lang="en"'),
  ]);

  // What the form shows is what was published.
  await page.reload();
  await page.getByRole('tab', { name: 'Idiomas' }).click();
  await setEnglish(page, true);
  await expect.poll(() => statusOf(office, '/en/catering')).toBe(200);
  await site.goto('/en/catering');
  await expect(site).toHaveURL('/en/catering');
  await expect(site.locator('link[hreflang="en"]')).toHaveCount(1);
  await visitor.close();
});

test('the main language is none of the others, as soon as another is chosen', async ({ page }) => {
  await openLanguages(page);
  const others = page.getByRole('group', { name: 'Otros idiomas' });
  await expect(others.getByRole('checkbox', { name: 'Español' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Idioma principal' }).click();
  await page.getByRole('option', { name: 'Inglés' }).click();
  await expect(others.getByRole('checkbox', { name: 'Español' })).toBeChecked();
  await expect(others.getByRole('checkbox', { name: 'Inglés' })).toHaveCount(0);
});

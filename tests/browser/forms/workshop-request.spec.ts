/** A request from a workshop's dialog names the workshop, and its draft stays there. */
import { pathIn, ENGLISH } from '../support/fixtures.ts';
import { filled, WORDS } from '../support/words.ts';
import { field, fillIn, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { language, prefix } = ENGLISH;
const { request } = WORDS[language].forms;

test("a request from a workshop's dialog, names the workshop", async ({ page, server }) => {
  await page.goto(pathIn(prefix, '/gastronomic'));
  const card = page.locator('a[data-workshop]').first();
  await card.click();
  const detail = page.locator('dialog.workshop');
  const form = detail.locator('form');
  await expect(form).toBeVisible();
  const heading = await detail.getByRole('heading', { level: 2 }).innerText();
  await expect(form).toContainText(filled(request.workshop, { name: heading }));
  const values = requestValues();
  await fillIn(form, values);
  await form.getByRole('button', { name: request.submit }).click();
  const thanks = page.getByRole('dialog', { name: request.success.title });
  await thanks.getByRole('button', { name: request.success.ok }).click();
  await expect(thanks).toBeHidden();
  await expect(form).toBeVisible();
  expect(submissionsOf(server, values.email)).toMatchObject([
    { locale: language, data: { ...values, service: 'gastronomic', workshop: heading } },
  ]);
});

test("a draft of a workshop's dialog stays in that dialog", async ({ page }) => {
  await page.goto('/gastronomic');
  const card = page.locator('a[data-workshop="goat-cheese"]');
  await card.click();
  const form = page.locator('dialog.workshop form');
  await fillIn(form, { firstName: 'Carmen' });
  const draft = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);
  await expect.poll(() => draft('draft:request:goat-cheese')).toContain('Carmen');
  expect(await draft('draft:request')).toBeNull();

  // The dialog opens again, with what was written in it; the page's own form is another.
  await page.reload();
  await expect(field(form, 'firstName')).toHaveValue('Carmen');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  const own = requestForm(page);
  await fillIn(own, { lastName: 'Ruiz' });
  await expect.poll(() => draft('draft:request')).toContain('Ruiz');
  await expect(field(own, 'firstName')).toHaveValue('');
  await card.click();
  await expect(field(form, 'firstName')).toHaveValue('Carmen');
  await expect(field(form, 'lastName')).toHaveValue('');

  // Another workshop begins anew; the page of the same one goes on with its draft.
  await page.goto('/gastronomic/goat-cheese');
  await expect(field(requestForm(page), 'firstName')).toHaveValue('Carmen');
});

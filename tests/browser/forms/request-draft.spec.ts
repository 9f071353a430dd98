/** What is written in a request survives a reload, another page and another language. */
import { WORDS } from '../support/words.ts';
import {
  field,
  fillIn,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  written,
} from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test('a draft survives a reload, another page, going back and a change of language, and is sent in the new one', async ({
  page,
  server,
}) => {
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = { ...requestValues(), message: 'Línea uno\nlínea dos' };
  await fillIn(form, values);
  const names = Object.keys(values);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:request')))
    .toContain('dos');

  await page.reload();
  await expect.poll(() => written(form, names)).toEqual(values);

  await page.goto('/daily');
  await expect.poll(() => written(form, names)).toEqual(values);

  await page.goto('/gallery');
  await page.goBack();
  await expect.poll(() => written(form, names)).toEqual(values);

  await page.locator('header a[data-language="en"]').first().click();
  await expect(page).toHaveURL('/en/daily');
  await expect.poll(() => written(form, names)).toEqual(values);
  const { request } = WORDS.en.forms;
  await field(form, 'service').selectOption('catering');
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(server, values.email)[0]?.locale).toBe('en');
});

test('input before hydration is kept, and an early click counts', async ({ page, server }) => {
  const { request } = WORDS.es.forms;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  // The form's script arrives late, as on a slow connection.
  await page.route(/RequestForm.*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  await form.getByRole('button', { name: request.submit }).click();
  expect(await field(form, 'firstName').inputValue()).toBe(values.firstName);
  open();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  const stored = submissionsOf(server, values.email);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.data).toMatchObject(values);
});

/** A request names its workshop and service, and any other that is chosen. */
import { pathIn, ENGLISH } from '../support/fixtures.ts';
import { filled, SAMPLE, WORDS } from '../support/words.ts';
import { field, fillIn, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { language, prefix } = ENGLISH;
const { request } = WORDS[language].forms;

test("a request from a workshop's dialog names the workshop", async ({ page, server }) => {
  await page.goto(pathIn(prefix, '/gastronomic'));
  await page.locator('a[data-workshop]').first().click();
  const detail = page.locator('dialog.workshop');
  const inDialog = detail.locator('form');
  await expect(inDialog).toBeVisible();
  const heading = await detail.getByRole('heading', { level: 2 }).innerText();
  await expect(inDialog).toContainText(filled(request.workshop, { name: heading }));
  const first = requestValues();
  await fillIn(inDialog, first);
  await inDialog.getByRole('button', { name: request.submit }).click();
  const thanks = page.getByRole('dialog', { name: request.success.title });
  await thanks.getByRole('button', { name: request.success.ok }).click();
  await expect(thanks).toBeHidden();
  await expect(inDialog).toBeVisible();
  expect(submissionsOf(server, first.email)).toMatchObject([
    { locale: language, data: { ...first, service: 'gastronomic', workshop: heading } },
  ]);

  await test.step("that of a workshop's page names both, until another service is chosen", async () => {
    await page.goto(pathIn(prefix, '/gastronomic/goat-cheese'));
    const form = requestForm(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const line = form.getByText(filled(request.workshop, { name: title }));
    await expect(line).toBeVisible();
    await expect(field(form, 'service')).toHaveValue('gastronomic');
    const values = requestValues();
    await fillIn(form, values);
    await field(form, 'service').selectOption('catering');
    await expect(line).toBeHidden();
    await field(form, 'service').selectOption({ label: SAMPLE.chef[language] });
    await expect(line).toBeHidden();
    await field(form, 'service').selectOption('birthday');
    await expect(line).toBeVisible();
    await form.getByRole('button', { name: request.submit }).click();
    await expect(thanks).toBeVisible();
    expect(submissionsOf(server, values.email)).toMatchObject([
      { data: { service: 'birthday', workshop: title } },
    ]);
  });
});

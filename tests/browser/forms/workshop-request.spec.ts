import { LANGUAGES, pathIn } from '../support/fixtures.ts';
import { filled, WORDS } from '../support/words.ts';
import { fillIn, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

for (const { language, prefix } of LANGUAGES) {
  const { request } = WORDS[language].forms;

  test(`a request from a workshop's dialog, ${language}, names the workshop`, async ({
    page,
    server,
  }) => {
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
      { locale: language, data: { ...values, workshop: heading } },
    ]);
  });
}

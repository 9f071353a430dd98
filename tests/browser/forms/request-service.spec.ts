/** A request names the service of its page, and any other that is chosen. */
import { pathIn, ENGLISH, WITH_AND_WITHOUT_SCRIPT } from '../support/fixtures.ts';
import { filled, SAMPLE, WORDS } from '../support/words.ts';
import { field, fillIn, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

/** Pages with the service that their form names beforehand. */
const PAGES = [
  ['/birthday', 'birthday'],
  ['/', ''],
  ['/catering', 'catering'],
] as const;

for (const { language, prefix, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  const { forms, contact } = WORDS[language];
  const { request } = forms;

  test.describe(`the service of a request, ${language}, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('is that of its page, and can be changed', async ({ page, server }) => {
      for (const [path, service] of PAGES) {
        await page.goto(pathIn(prefix, path));
        const label = `${request.service} (${forms.optional})`;
        await expect(requestForm(page).getByLabel(label)).toHaveValue(service);
      }
      const form = requestForm(page);
      const values = requestValues();
      await fillIn(form, values);
      await field(form, 'service').selectOption({ label: SAMPLE.chef[language] });
      await form.getByRole('button', { name: request.submit }).click();
      const sent = javaScriptEnabled
        ? page.getByRole('dialog', { name: request.success.title })
        : page.getByText(contact.thanks.request.text);
      await expect(sent).toBeVisible();
      expect(submissionsOf(server, values.email)).toMatchObject([{ data: { service: 'chef' } }]);
    });
  });
}

const { prefix } = ENGLISH;
const { request } = WORDS.en.forms;

test("a workshop's request, names both, until another service is chosen", async ({
  page,
  server,
}) => {
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
  await field(form, 'service').selectOption('birthday');
  await expect(line).toBeVisible();
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(server, values.email)).toMatchObject([
    { data: { service: 'birthday', workshop: title } },
  ]);
});

test('a service chosen by hand survives a reload, and says nothing of another page', async ({
  page,
}) => {
  await page.goto('/catering');
  const service = field(requestForm(page), 'service');
  await service.selectOption('chef');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:request')))
    .toContain('chef');
  await page.reload();
  await expect(service).toHaveValue('chef');
  await page.goto('/daily');
  await expect(requestForm(page).locator('[name=requestedDate][min]')).toHaveCount(1);
  await expect(service).toHaveValue('daily');
});

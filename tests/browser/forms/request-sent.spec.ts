/** A request is stored as it was written and thanked for; what fails is told and can be sent again. */
import { pathIn, SPANISH, ENGLISH } from '../support/fixtures.ts';
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
import { expect, refused, test } from './support/test.ts';

test.use({ tolerated: refused(503, 422) });

test('request: stored with its language, thanked for, and the form is reset', async ({
  page,
  server,
}) => {
  const { language, prefix, width } = SPANISH;
  const { request } = WORDS[language].forms;
  await page.setViewportSize({ width, height: 800 });
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  const values = {
    ...requestValues(),
    lastName: 'Ruiz',
    company: 'Club de remo',
    message: 'Somos de la costa.\nY venimos con hambre.',
  };
  await fillIn(form, values);
  await form.getByRole('button', { name: request.submit }).click();
  const dialog = page.getByRole('dialog', { name: request.success.title });
  await expect(dialog).toContainText(request.success.text);
  const stored = submissionsOf(server, values.email);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ kind: 'request', locale: language });
  expect(stored[0]?.data).toMatchObject(values);

  await dialog.getByRole('button', { name: request.success.ok }).click();
  await expect(dialog).toBeHidden();
  const names = Object.keys(values);
  expect(await written(form, names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
  await expect(form.getByRole('alert')).toHaveCount(0);
  await page.reload();
  expect(await field(form, 'firstName').inputValue()).toBe('');
});

const { prefix } = ENGLISH;
const { request } = WORDS.en.forms;

test('request: what the server refuses is shown beside its field, a failure too; every field stays, and it can be sent again', async ({
  page,
  server,
}) => {
  await page.route('**/api/requests', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Service Unavailable' }),
  );
  await page.route(
    '**/api/requests',
    (route) => route.fulfill({ status: 422, json: { errors: { email: 'formEmailRequired' } } }),
    { times: 1 },
  );
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  const values = { ...requestValues(), allergy: 'sésamo', allergyConsent: 'on' };
  await fillIn(form, values);
  await form.getByRole('button', { name: request.submit }).click();
  await expect(form.getByRole('alert')).toHaveText(WORDS.en.forms.errors.formEmailRequired);
  await expect(field(form, 'email')).toBeFocused();

  await form.getByRole('button', { name: request.submit }).click();
  const dialog = page.getByRole('dialog', { name: request.failure.title });
  await expect(dialog).toContainText(request.failure.text);
  await expect(dialog).toContainText('503 Service Unavailable');
  await dialog.getByRole('button', { name: request.failure.ok }).click();
  await expect(dialog).toBeHidden();
  expect(await written(form, Object.keys(values))).toEqual(values);
  await expect(field(form, 'allergyConsent')).toBeChecked();
  expect(submissionsOf(server, values.email)).toEqual([]);

  await page.unroute('**/api/requests');
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

/** A request is stored once, as it was written, and thanked for; what fails is told and can be sent again. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import {
  callsTo,
  field,
  fillIn,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  TEXTS,
  written,
} from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, refused, test } from './support/test.ts';

test.use({ tolerated: refused(503, 422) });

/** Markup and all kinds of Unicode are stored as they were typed, and never run. */
const values = { ...requestValues(), ...TEXTS };
const names = Object.keys(values);

test('request: what the server refuses is shown beside its field, a failure too; every field stays, and it can be sent again', async ({
  page,
  server,
}) => {
  const { language, prefix, width } = SPANISH;
  const { request, errors, sending, stillSending } = WORDS[language].forms;
  page.on('dialog', (dialog) => {
    throw new Error(`Markup was run: ${dialog.message()}`);
  });
  await page.setViewportSize({ width, height: 800 });
  await page.clock.install();
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
  const submit = form.getByRole('button', { name: request.submit });
  await fillIn(form, { ...values, allergy: 'sésamo', allergyConsent: 'on' });
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText(errors.formEmailRequired);
  await expect(field(form, 'email')).toBeFocused();

  await submit.click();
  const failure = page.getByRole('dialog', { name: request.failure.title });
  await expect(failure).toContainText(request.failure.text);
  await expect(failure).toContainText('503 Service Unavailable');
  await failure.getByRole('button', { name: request.failure.ok }).click();
  await expect(failure).toBeHidden();
  expect(await written(form, names)).toEqual(values);
  await expect(field(form, 'allergy')).toHaveValue('sésamo');
  await expect(field(form, 'allergyConsent')).toBeChecked();
  expect(submissionsOf(server, values.email)).toEqual([]);
  await page.unroute('**/api/requests');

  const thanks = page.getByRole('dialog', { name: request.success.title });
  await test.step('the visitor is told of a slow server, and further clicks send nothing', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/requests', async (route) => {
      await answered;
      await route.continue();
    });
    const sent = callsTo(page, '/api/requests');
    await submit.dblclick();
    const status = form.locator('.submit').getByRole('status');
    await expect(status).toHaveText(sending);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.dispatchEvent('click');
    await page.clock.runFor(6_500);
    await expect(status).toHaveText(stillSending);
    await fillIn(form, { company: 'Añadido' });
    answer();
    await expect(thanks).toBeVisible();
    await expect(status).toBeEmpty();
    await expect(submit).not.toHaveAttribute('aria-disabled');
    expect(sent).toHaveLength(1);
  });

  await test.step('what was added meanwhile stays, and is sent by itself', async () => {
    await thanks.getByRole('button', { name: request.success.ok }).click();
    const added = { ...values, company: 'Añadido' };
    expect(await written(form, names)).toEqual(added);
    await submit.click();
    await expect(thanks).toBeVisible();
    const companies = submissionsOf(server, values.email).map(({ data }) => data['company']);
    expect(companies.toSorted()).toEqual([values.company, added.company].toSorted());
  });

  await test.step('it is stored with its language, thanked for, and the form is reset', async () => {
    await expect(thanks).toContainText(request.success.text);
    const stored = submissionsOf(server, values.email);
    expect(stored).toHaveLength(2);
    expect(stored[0]).toMatchObject({ kind: 'request', locale: language });
    await test.step('any Unicode and any markup is stored as typed', () =>
      expect(stored[0]?.data).toMatchObject(values));

    await thanks.getByRole('button', { name: request.success.ok }).click();
    await expect(thanks).toBeHidden();
    expect(await written(form, names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
    await expect(form.getByRole('alert')).toHaveCount(0);
    await page.reload();
    expect(await field(form, 'firstName').inputValue()).toBe('');
  });
});

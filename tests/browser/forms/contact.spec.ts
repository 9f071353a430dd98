/** A message is checked while it is written, stored, thanked for, and never lost. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { filled, WORDS } from '../support/words.ts';
import { contactValues, field, fillIn, mainForm, written } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, refused, test } from './support/test.ts';

test.use({ tolerated: refused(503) });

const { language, prefix, width } = SPANISH;
const { contact, errors } = WORDS[language].forms;

test('contact: every change is validated, only a valid form can be sent, and the button that waits says what is missing', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(pathIn(prefix, '/contact'));
  const form = mainForm(page);
  const submit = form.getByRole('button', { name: contact.submit });
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(field(form, 'firstName')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(Object.keys(contactValues()).length);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  // The same before the form is touched as after.
  await expect(submit).toBeDisabled();
  const look = () => submit.evaluate((button) => getComputedStyle(button).opacity);
  const untouched = await look();
  expect(Number(untouched)).toBeLessThan(1);
  await field(form, 'firstName').focus();
  await expect(submit).not.toHaveAttribute('data-gated');
  await expect(submit).toBeDisabled();
  expect(await look()).toBe(untouched);
  const values = contactValues();
  for (const [name, value] of Object.entries(values)) {
    await expect(submit).toBeDisabled();
    await expect(
      form.getByLabel(contact[name as keyof typeof contact], { exact: true }),
    ).toHaveAttribute('name', name);
    await fillIn(form, { [name]: value });
  }
  await expect(submit).toBeEnabled();
  await fillIn(form, { lastName: '  ' });
  await expect(submit).toBeDisabled();
  await expect(field(form, 'lastName')).toHaveAccessibleDescription(errors.fieldRequired);
  await fillIn(form, { lastName: 'Ruiz' });
  const cases = [
    ['email', 'carmen@example', errors.invalidEmail],
    ['email', '', errors.fieldRequired],
    ['phone', '123456', errors.invalidPhoneNumber],
    ['phone', '+34 600 000 000 000 00', errors.invalidPhoneNumber],
    ['phone', '600 00x 000', errors.invalidPhoneNumber],
    ['message', '', errors.fieldRequired],
  ] as const;
  for (const [name, value, message] of cases) {
    await fillIn(form, { [name]: value });
    await expect(field(form, name)).toHaveAccessibleDescription(message);
    await expect(form.getByRole('alert')).toHaveText(message);
    await expect(form.getByRole('button', { name: contact.submit })).toBeDisabled();
    await fillIn(form, { [name]: values[name] });
    await expect(form.getByRole('alert')).toHaveCount(0);
  }
  await fillIn(form, { phone: '+1 (234)-567.8901 22' });
  await expect(form.getByRole('alert')).toHaveCount(0);
  await fillIn(form, { phone: values.phone });

  const toasts = page.locator('.Toastify__toast');
  const status = form.locator('.submit').getByRole('status');
  const names = Object.keys(values);
  await test.step('a failure is shown, and every field stays', async () => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Service Unavailable' }),
    );
    await submit.click();
    await expect(toasts).toContainText(errors.somethingWentWrong);
    await expect(status).toHaveText(`${errors.somethingWentWrong} (503 Service Unavailable)`);
    expect(await written(form, names)).toEqual(values);
    await expect(submit).toBeEnabled();
    await page.unroute('**/api/contact');
  });

  await test.step('then it is stored, thanked for, and the form is reset', async () => {
    await submit.click();
    await expect(toasts.filter({ hasText: contact.success })).toBeVisible();
    await expect(status).toHaveText(contact.success);
    await expect(submit).toBeDisabled();
    // The focus has not fallen off the page.
    await expect(submit).toBeFocused();
    expect(await written(form, names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])));
    await expect(form.getByRole('alert')).toHaveCount(0);
    expect(submissionsOf(server, values.email)).toMatchObject([
      { kind: 'contact', locale: language, data: values },
    ]);
  });

  await test.step('a text that is too long is told by how much, and nothing is cut', async () => {
    const long = { ...contactValues(), message: 'x'.repeat(10_037) };
    await fillIn(form, long);
    const message = field(form, 'message');
    await expect(message).toHaveAccessibleDescription(filled(errors.tooLong, { count: 37 }));
    await expect(message).toHaveValue(long.message);
    await fillIn(form, { message: long.message.slice(37) });
    await submit.click();
    await expect.poll(() => submissionsOf(server, long.email)).toHaveLength(1);
  });
});

/** A request's errors stand beside their fields, are announced, and go as they are mended. */
import { pathIn, ENGLISH } from '../support/fixtures.ts';
import { filled, WORDS } from '../support/words.ts';
import {
  callsTo,
  dayFromNow,
  field,
  fillIn,
  requestForm,
  requestValues,
} from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const REQUIRED = {
  firstName: 'formFirstNameRequired',
  email: 'formEmailRequired',
  phone: 'formPhoneRequired',
  requestedDate: 'formDateRequired',
  requestedTime: 'formTimeRequired',
  participants: 'formParticipantsRequired',
} as const;

type RequiredName = keyof typeof REQUIRED;

const { prefix } = ENGLISH;
const { forms } = WORDS.en;
const { errors, request } = forms;
const names = Object.keys(REQUIRED) as RequiredName[];

test('request: errors are shown beside each field, announced, and cleared by editing', async ({
  page,
  server,
}) => {
  const sent = callsTo(page, '/api/requests');
  // Workshops need notice, caterings do not.
  await page.goto(pathIn(prefix, '/gastronomic'));
  const form = requestForm(page);
  const submit = form.getByRole('button', { name: request.submit });
  await submit.click();
  await expect(field(form, 'firstName')).toBeFocused();
  for (const name of names) {
    const input = field(form, name);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(errors[REQUIRED[name]]);
    const message = form
      .locator('.field', { has: page.locator(`[name=${name}]`) })
      .getByRole('alert');
    await expect(message).toHaveText(errors[REQUIRED[name]]);
  }
  await expect(form.getByRole('alert')).toHaveCount(names.length);
  // Editing a field clears its error and no other.
  let left = names.length;
  for (const [name, value] of Object.entries(requestValues())) {
    await fillIn(form, { [name]: value });
    await expect(field(form, name)).not.toHaveAttribute('aria-invalid');
    left -= 1;
    await expect(form.getByRole('alert')).toHaveCount(left);
  }
  // The focus goes to the first invalid field, which need not be the first field.
  await fillIn(form, { phone: '   ', participants: '' });
  await submit.click();
  await expect(field(form, 'phone')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText([
    errors.formPhoneRequired,
    errors.formParticipantsRequired,
  ]);
  expect(sent, 'nothing leaves the browser').toEqual([]);

  await test.step('a past day is refused, a near one accepted with a friendly note', async () => {
    const values = requestValues();
    await fillIn(form, { ...values, requestedDate: dayFromNow(-1) });
    await submit.click();
    const date = field(form, 'requestedDate');
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await expect(date).toHaveAttribute('min', dayFromNow(0));
    await expect(form.getByRole('alert')).toHaveText(errors.formDatePast);
    await expect(date).toBeFocused();
    expect(sent).toEqual([]);

    const notice = form.getByText(filled(request.tooSoon, { days: 3 }));
    await fillIn(form, { requestedDate: dayFromNow(2) });
    await expect(notice).toBeVisible();
    await fillIn(form, { requestedDate: dayFromNow(3) });
    await expect(notice).toBeHidden();
    await fillIn(form, { requestedDate: dayFromNow(0) });
    await expect(notice).toBeVisible();
    await submit.click();
    await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
    expect(submissionsOf(server, values.email)).toHaveLength(1);
  });
});

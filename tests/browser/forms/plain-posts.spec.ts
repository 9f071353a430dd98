/** Every form works without JavaScript, with its errors and all that was typed. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { filled, WORDS } from '../support/words.ts';
import { rate } from './support/feedback.ts';
import {
  contactValues,
  field,
  fillIn,
  mainForm,
  newEmail,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  TEXTS,
  written,
} from './support/filling.ts';
import { allergiesOf, submissionsOf } from './support/stored.ts';
import { expect, refused, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, tolerated: refused(422) });

const { language, prefix } = SPANISH;
const { forms, contact } = WORDS[language];

test('request without JavaScript: errors are shown, everything typed is kept; then stored, thanked for, and not sent again by a reload', async ({
  page,
  server,
}) => {
  const posts: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') posts.push(response.status());
  });
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  const values = { ...requestValues(), ...TEXTS, firstName: '', allergy: 'apio' };
  await fillIn(form, { ...values, requestedTime: '' });
  await field(form, 'service').selectOption('chef');
  await form.getByRole('button', { name: forms.request.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.answer.mend);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const { consentRequired, formFirstNameRequired, formTimeRequired } = forms.errors;
  const summary = form.locator('.summary');
  await expect(summary.getByRole('link')).toHaveText([
    consentRequired,
    formFirstNameRequired,
    formTimeRequired,
  ]);
  await expect(field(form, 'firstName')).toHaveAccessibleDescription(formFirstNameRequired);
  const kept = { ...values, requestedTime: '' };
  expect(await written(form, Object.keys(kept))).toEqual(kept);
  await expect(field(form, 'service')).toHaveValue('chef');
  const consent = form.getByLabel(forms.request.allergyConsent);
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  await expect(consent).toHaveAccessibleDescription(new RegExp(consentRequired));
  expect(submissionsOf(server, values.email)).toEqual([]);

  // Each link of the error summary leads to its field.
  await summary.getByRole('link', { name: formTimeRequired }).click();
  const id = await field(form, 'requestedTime').getAttribute('id');
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  const { firstName } = TEXTS;
  await fillIn(form, { firstName, requestedTime: 'morning' });
  await consent.check();
  await form.getByRole('button', { name: forms.request.submit }).click();
  await expect(page).toHaveURL(`${prefix}/thanks?kind=request`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forms.request.success.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByText(contact.thanks.request.text)).toBeVisible();
  await page.reload();
  expect(posts).toEqual([422, 303]);
  const stored = submissionsOf(server, values.email);
  expect(stored).toHaveLength(1);
  const { allergy, message, ...others } = values;
  expect(allergy).toBe('apio');
  await test.step('any Unicode and any markup is stored as typed', () => {
    expect(stored[0]).toMatchObject({
      locale: language,
      data: { ...others, firstName, requestedTime: 'morning', service: 'chef' },
    });
    // A form posts line breaks as CR LF; they are stored as the visitor typed them.
    expect(String(stored[0]?.data['message']).replaceAll('\r\n', '\n')).toBe(message);
  });
  expect(allergiesOf(server, stored[0]?.id ?? '')).toHaveLength(1);
});

test('contact without JavaScript: corrected, stored and thanked for', async ({ page, server }) => {
  await page.goto(pathIn(prefix, '/contact'));
  const form = mainForm(page);
  const submit = form.getByRole('button', { name: forms.contact.submit });
  // Nothing else could enable it.
  await expect(submit).toBeEnabled();
  expect(await submit.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
  const values = contactValues();
  const long = 'x'.repeat(10_037);
  await fillIn(form, { ...values, phone: 'abc', lastName: '', message: long });
  await submit.click();
  const { fieldRequired, invalidPhoneNumber, tooLong } = forms.errors;
  await expect(field(form, 'lastName')).toHaveAccessibleDescription(fieldRequired);
  await expect(field(form, 'phone')).toHaveAccessibleDescription(invalidPhoneNumber);
  const message = field(form, 'message');
  await expect(message).toHaveAccessibleDescription(filled(tooLong, { count: 37 }));
  await expect(message).toHaveValue(long);
  await fillIn(form, values);
  await submit.click();
  await expect(page).toHaveURL(`${prefix}/thanks?kind=contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forms.contact.success);
  expect(submissionsOf(server, values.email)).toMatchObject([
    { kind: 'contact', locale: language, data: values },
  ]);
});

test('feedback without JavaScript: a page with the same questions as the widget', async ({
  page,
  server,
}) => {
  const { feedback, errors } = forms;
  await page.goto(pathIn(prefix, '/'));
  await page.getByRole('link', { name: feedback.tab, exact: true }).click();
  await expect(page).toHaveURL(`${prefix}/feedback`);
  const form = mainForm(page);
  const email = newEmail();
  await fillIn(form, { name: 'Carmen', email, terms: 'on', comments: 'Muy bien' });
  await rate(form, { foodQuality: 5, serviceQuality: 4, facilitiesQuality: 3, priceQuality: 2 });
  await form.getByRole('group', { name: feedback.willReturn }).getByLabel(feedback.yes).check();
  await form.getByRole('button', { name: feedback.submit }).click();
  const summary = form.locator('.summary');
  await expect(summary).toContainText(errors.pleaseCompleteAllCat);
  for (const link of await summary.getByRole('link').all()) {
    const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
    await expect(form.locator(`[id="${id}"]`), id).toHaveCount(1);
  }
  await expect(form.locator('[name="ratings.priceQuality"][value="2"]')).toBeChecked();
  await expect(field(form, 'comments')).toHaveValue('Muy bien');
  await rate(form, { cleanliness: 1 });
  await form.getByRole('button', { name: feedback.submit }).click();
  await expect(page).toHaveURL(`${prefix}/thanks?kind=feedback`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(feedback.thankYou);
  const [stored] = submissionsOf(server, email);
  expect(stored).toMatchObject({
    kind: 'feedback',
    locale: language,
    data: { name: 'Carmen', willReturn: 'Yes', ratings: { foodQuality: 5, cleanliness: 1 } },
  });
});

/** Every form works without JavaScript, with its errors and all that was typed. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
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
  const values = {
    ...requestValues(),
    firstName: '',
    company: 'Club de remo',
    allergy: 'apio',
    allergyConsent: 'on',
    message: 'Línea uno',
  };
  await fillIn(form, { ...values, requestedTime: '' });
  await form.getByRole('button', { name: forms.request.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.answer.mend);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const { formFirstNameRequired, formTimeRequired } = forms.errors;
  const summary = form.locator('.summary');
  await expect(summary.getByRole('link')).toHaveText([formFirstNameRequired, formTimeRequired]);
  await expect(field(form, 'firstName')).toHaveAccessibleDescription(formFirstNameRequired);
  const kept = { ...values, requestedTime: '' };
  expect(await written(form, Object.keys(kept))).toEqual(kept);
  await expect(field(form, 'allergyConsent')).toBeChecked();
  expect(submissionsOf(server, values.email)).toEqual([]);

  // Each link of the error summary leads to its field.
  await summary.getByRole('link', { name: formTimeRequired }).click();
  const id = await field(form, 'requestedTime').getAttribute('id');
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  await fillIn(form, { firstName: 'Carmen', requestedTime: 'morning' });
  await form.getByRole('button', { name: forms.request.submit }).click();
  await expect(page).toHaveURL(`${prefix}/thanks?kind=request`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(forms.request.success.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.reload();
  expect(posts).toEqual([422, 303]);
  const stored = submissionsOf(server, values.email);
  expect(stored).toHaveLength(1);
  const { allergy, allergyConsent, ...others } = values;
  expect([allergy, allergyConsent]).toEqual(['apio', 'on']);
  expect(stored[0]).toMatchObject({
    locale: language,
    data: { ...others, firstName: 'Carmen', requestedTime: 'morning' },
  });
  expect(allergiesOf(server, stored[0]?.id ?? '')).toHaveLength(1);
});

test('contact without JavaScript: corrected, stored and thanked for', async ({ page, server }) => {
  await page.goto(pathIn(prefix, '/contact'));
  const form = mainForm(page);
  const values = contactValues();
  await fillIn(form, { ...values, phone: 'abc', lastName: '' });
  await form.getByRole('button', { name: forms.contact.submit }).click();
  const { fieldRequired, invalidPhoneNumber } = forms.errors;
  await expect(field(form, 'lastName')).toHaveAccessibleDescription(fieldRequired);
  await expect(field(form, 'phone')).toHaveAccessibleDescription(invalidPhoneNumber);
  await expect(field(form, 'message')).toHaveValue(values.message);
  await fillIn(form, { phone: values.phone, lastName: values.lastName });
  await form.getByRole('button', { name: forms.contact.submit }).click();
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
  await expect(form.locator('.summary')).toContainText(errors.pleaseCompleteAllCat);
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

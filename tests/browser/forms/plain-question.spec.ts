/** Without JavaScript a sum replaces the captcha, and costs nothing that was typed. */
import { pathIn, ENGLISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { test } from './support/everything-on.ts';
import {
  field,
  fillIn,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  written,
} from './support/filling.ts';
import { sumAsked } from './support/sum.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, refused } from './support/test.ts';

test.use({
  javaScriptEnabled: false,
  tolerated: refused(422),
});

const { language, prefix } = ENGLISH;
const { forms } = WORDS[language];

test('without JavaScript, a sum replaces the captcha, and one round corrects a field and answers it', async ({
  page,
  server,
}) => {
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, { ...values, firstName: '' });
  const submit = form.getByRole('button', { name: forms.request.submit });
  await submit.click();
  await expect(form.locator('.summary')).toContainText(forms.errors.answerRequired);
  expect(await written(form, Object.keys(values))).toEqual({ ...values, firstName: '' });
  const first = await sumAsked(form, language);
  await fillIn(form, { firstName: values.firstName });

  await field(form, 'answer').fill(String(first + 1));
  await submit.click();
  await expect(form.locator('.summary')).toContainText(forms.errors.answerRequired);
  expect(await written(form, Object.keys(values))).toEqual(values);
  expect(submissionsOf(server, values.email)).toEqual([]);

  await field(form, 'answer').fill(String(await sumAsked(form, language)));
  await submit.click();
  await expect(page).toHaveURL(`${prefix}/thanks?kind=request`);
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

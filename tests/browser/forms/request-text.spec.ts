/** Whatever is typed is stored and shown as it was typed, and never run. */
import { WORDS } from '../support/words.ts';
import { fillIn, REQUEST_PAGE, requestForm, requestValues, written } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

/** Markup and all kinds of Unicode: composed and decomposed, right to left, beyond the BMP. */
const TEXTS = {
  firstName: '<img src=x onerror="alert(1)">',
  lastName: 'O\'Neill–Muñoz e\u0301 & "co"',
  company: 'شركة السعادة · 食堂 · \u{20BB7}野家',
  message: '</textarea><script>alert(2)</script>\n👩🏽‍🍳🧑‍🧑‍🧒 {{name}} ${x} %00 \\u0000\n\u202Eabc\u202C',
};

test('any Unicode and any markup is stored as typed', async ({ page, server }) => {
  const { request } = WORDS.es.forms;
  page.on('dialog', (dialog) => {
    throw new Error(`Markup was run: ${dialog.message()}`);
  });
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = { ...requestValues(), ...TEXTS };
  await fillIn(form, values);
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(server, values.email)[0]?.data).toMatchObject(TEXTS);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /status of 422/ });

  test('any Unicode and any markup comes back as typed, then is stored', async ({
    page,
    server,
  }) => {
    const { request } = WORDS.es.forms;
    await page.goto(REQUEST_PAGE);
    const form = requestForm(page);
    const values = { ...requestValues(), ...TEXTS };
    await fillIn(form, { ...values, participants: '' });
    await form.getByRole('button', { name: request.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.es.contact.answer.mend);
    expect(await written(form, Object.keys(TEXTS))).toEqual(TEXTS);
    await fillIn(form, { participants: values.participants });
    await form.getByRole('button', { name: request.submit }).click();
    await expect(page).toHaveURL('/thanks?kind=request');
    // A form posts line breaks as CR LF; they are stored as the visitor typed them.
    const { message, ...others } = submissionsOf(server, values.email)[0]?.data ?? {};
    expect(others).toMatchObject({ firstName: TEXTS.firstName, company: TEXTS.company });
    expect(String(message).replaceAll('\r\n', '\n')).toBe(TEXTS.message);
  });
});

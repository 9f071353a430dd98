/** Every form is written, mended and sent by keyboard alone. */
import { pathIn, ENGLISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { RATINGS, Widget } from './support/feedback.ts';
import {
  contactValues,
  dayFromNow,
  field,
  mainForm,
  newEmail,
  REQUEST_PAGE,
  requestForm,
} from './support/filling.ts';
import { tabTo } from './support/keyboard.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { language, prefix } = ENGLISH;
const { contact, errors, feedback, request } = WORDS[language].forms;

test('request: filled in, corrected, sent and acknowledged by keyboard alone', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  await test.step('questions: an answer unfolds by keyboard', async () => {
    const question = page.locator('#questions details').first();
    await expect(question.locator('p').first()).toBeHidden();
    await question.locator('summary').focus();
    await keyboard.press('Enter');
    await expect(question.locator('p').first()).toBeVisible();
    await tabTo(page, page.locator('#questions summary').nth(1));
  });
  const form = requestForm(page);
  const email = newEmail();
  // Starts at the anchor of the page's own button; from there only keys are used.
  await page.locator('.hero .actions a[href="#form"]').focus();
  await keyboard.press('Enter');
  await tabTo(page, field(form, 'firstName'));
  await tabTo(page, field(form, 'email'));
  await keyboard.type(email);
  await tabTo(page, field(form, 'phone'));
  await keyboard.type('600 000 000');
  await tabTo(page, field(form, 'requestedDate'));
  // The next twelfth of December, which is typed alike whether the day or the month comes first.
  const today = dayFromNow(0);
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-12' ? 1 : 0);
  await keyboard.type(`1212${year}`);
  await expect(field(form, 'requestedDate')).toHaveValue(`${year}-12-12`);
  await tabTo(page, field(form, 'requestedTime'));
  await keyboard.type(request.times.afternoon);
  await tabTo(page, field(form, 'participants'));
  await keyboard.type('11');
  await keyboard.press('Enter');
  await tabTo(page, field(form, 'allergy'));
  await keyboard.type('apio');
  await tabTo(page, field(form, 'allergyConsent'));
  await keyboard.press('Space');
  await tabTo(page, field(form, 'message'));
  await keyboard.type('Hola');
  const submit = form.getByRole('button', { name: request.submit });
  await tabTo(page, submit);
  await keyboard.press('Enter');

  await expect(field(form, 'firstName')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText(errors.formFirstNameRequired);
  await keyboard.type('Carmen');
  // Enter in a text field submits the form.
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: request.success.title });
  const ok = dialog.getByRole('button', { name: request.success.ok });
  await expect(ok).toBeFocused();
  // Past the browser's own bar the keys come back to the dialog.
  await keyboard.press('Tab');
  await tabTo(page, ok);
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#form :focus')).toHaveCount(1);
  expect(submissionsOf(server, email)[0]?.data).toMatchObject({
    firstName: 'Carmen',
    requestedTime: 'afternoon',
    participants: '11-15',
    message: 'Hola',
  });

  await test.step('contact: filled in and sent by keyboard alone', async () => {
    await page.goto(pathIn(prefix, '/contact'));
    const message = mainForm(page);
    const values = contactValues();
    await field(message, 'firstName').focus();
    for (const [name, value] of Object.entries(values)) {
      await tabTo(page, field(message, name));
      await keyboard.type(value);
    }
    const send = message.getByRole('button', { name: contact.submit });
    await expect(send).toBeEnabled();
    await tabTo(page, send);
    await keyboard.press('Enter');
    await expect(message.locator('.submit').getByRole('status')).toHaveText(contact.success);
    expect(submissionsOf(server, values.email)[0]?.data).toMatchObject(values);
  });

  await test.step('feedback: opened, rated and sent by keyboard alone', async () => {
    const widget = new Widget(page, language, prefix);
    const guest = newEmail();
    await page.goto(pathIn(prefix, '/'));
    await widget.tab.focus();
    await keyboard.press('Enter');
    await widget.panel.waitFor();
    await tabTo(page, field(widget.panel, 'name'));
    await keyboard.type('Carmen');
    await tabTo(page, field(widget.panel, 'email'));
    await keyboard.type(guest);
    await tabTo(page, widget.panel.getByLabel(feedback.terms));
    await keyboard.press('Space');
    await tabTo(page, widget.button('next'));
    await keyboard.press('Enter');
    for (const rating of RATINGS) {
      await tabTo(page, widget.score(rating, 1));
      // Arrow keys choose within a radio group.
      for (let score = 1; score < 4; score += 1) await keyboard.press('ArrowRight');
      await expect(widget.score(rating, 4)).toBeChecked();
    }
    await tabTo(page, widget.button('next'));
    await keyboard.press('Enter');
    await tabTo(page, widget.button('submit'));
    await keyboard.press('Enter');
    await expect(widget.panel).toBeHidden();
    const ratings = Object.fromEntries(RATINGS.map((rating) => [rating, 4]));
    await expect
      .poll(() => submissionsOf(server, guest)[0]?.data)
      .toMatchObject({ name: 'Carmen', ratings });
  });
});

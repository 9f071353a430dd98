/** A message and feedback are written and sent by keyboard alone. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { RATINGS, Widget } from './support/feedback.ts';
import { contactValues, field, mainForm, newEmail } from './support/filling.ts';
import { tabTo } from './support/keyboard.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { language, prefix } = SPANISH;
const { contact, feedback } = WORDS[language].forms;

test('contact: filled in and sent by keyboard alone', async ({ page, server }) => {
  await page.goto(pathIn(prefix, '/contact'));
  const form = mainForm(page);
  const values = contactValues();
  await field(form, 'firstName').focus();
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, field(form, name));
    await page.keyboard.type(value);
  }
  const submit = form.getByRole('button', { name: contact.submit });
  await expect(submit).toBeEnabled();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(form.locator('.submit').getByRole('status')).toHaveText(contact.success);
  expect(submissionsOf(server, values.email)[0]?.data).toMatchObject(values);
});

test('feedback: opened, rated and sent by keyboard alone', async ({ page, server }) => {
  const { keyboard } = page;
  const widget = new Widget(page, language, prefix);
  const email = newEmail();
  await page.goto(pathIn(prefix, '/'));
  await widget.tab.focus();
  await keyboard.press('Enter');
  await widget.panel.waitFor();
  await tabTo(page, field(widget.panel, 'name'));
  await keyboard.type('Carmen');
  await tabTo(page, field(widget.panel, 'email'));
  await keyboard.type(email);
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
    .poll(() => submissionsOf(server, email)[0]?.data)
    .toMatchObject({ name: 'Carmen', ratings });
});

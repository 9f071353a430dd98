/** Where the page came without HTTPS, one question replaces the captcha. */
import { pathIn, ENGLISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { test } from './support/everything-on.ts';
import {
  callsTo,
  field,
  fillIn,
  REQUEST_PAGE,
  requestForm,
  requestValues,
} from './support/filling.ts';
import { sumAsked } from './support/sum.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, refused } from './support/test.ts';

test.use({ tolerated: refused(422) });

const { language, prefix } = ENGLISH;
const { request, errors } = WORDS[language].forms;

test('over plain HTTP, one question is asked, and its answer counts', async ({ page, server }) => {
  // As a browser does where the page did not come over HTTPS.
  await page.addInitScript(() =>
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
  );
  const questions = callsTo(page, '/api/captcha/question');
  const sent = callsTo(page, '/api/requests');
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  const answer = field(form, 'answer');
  await expect(answer).toBeVisible();
  expect(questions).toHaveLength(1);

  // Left out: it is said where, and the focus is there; nothing is sent.
  await form.getByRole('button', { name: request.submit }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(errors.answerRequired);
  expect(sent).toEqual([]);

  // Wrong: another question, empty, in focus.
  await answer.fill(String((await sumAsked(form, language)) + 1));
  await form.getByRole('button', { name: request.submit }).click();
  await expect.poll(() => questions.length).toBe(2);
  await expect(answer).toHaveValue('');
  await expect(answer).toBeFocused();

  await answer.fill(String(await sumAsked(form, language)));
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

/** Robots are kept out without a visitor noticing, and nobody is locked out by it. */
import { pathIn, SPANISH, EVERYTHING_ON } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import {
  callsTo,
  field,
  fillIn,
  keysOf,
  newEmail,
  REQUEST_PAGE,
  requestForm,
  requestValues,
} from './support/filling.ts';
import { sumAsked } from './support/sum.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, refused, test } from './support/test.ts';

test.use({
  environment: EVERYTHING_ON,
  tolerated: new RegExp(`${refused(422, 503).source}|${NO_ANSWER.source}`),
});

const { language, prefix } = SPANISH;
const { request, errors } = WORDS[language].forms;

test('captcha: solved in the background once the form is touched, valid once', async ({
  page,
  request: api,
  server,
}) => {
  const challenges = callsTo(page, '/api/captcha');
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  expect(challenges, 'nothing is asked for before').toHaveLength(0);
  const values = requestValues();
  const sending = page.waitForRequest('**/api/requests');
  await fillIn(form, values);
  await form.getByRole('button', { name: request.submit }).click();
  const dialog = page.getByRole('dialog', { name: request.success.title });
  await expect(dialog).toBeVisible();
  expect(challenges.length).toBeGreaterThan(0);
  expect(submissionsOf(server, values.email)).toHaveLength(1);

  const proof = (await sending).postDataJSON() as Record<string, string>;
  const email = newEmail();
  const replayed = await api.post('/api/requests', { data: { ...proof, email } });
  expect(replayed.status()).toBe(422);
  expect(await replayed.json()).toEqual({ errors: { captcha: 'captchaRequired' } });
  const { captcha, ...without } = proof;
  expect(captcha).toBeTruthy();
  const bare = await api.post('/api/requests', { data: { ...without, email } });
  expect(await bare.json()).toEqual({ errors: { captcha: 'captchaRequired' } });
  expect(submissionsOf(server, email)).toEqual([]);
});

test('captcha: a filled honeypot is refused with a message, and a sum may be answered instead', async ({
  page,
  server,
}) => {
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  const trap = field(form, 'website');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await trap.evaluate((input) => {
    (input as HTMLInputElement).value = 'https://example.com';
  });
  await form.getByRole('button', { name: request.submit }).click();
  // The question comes at once, says what to do, and has the focus.
  await expect(form.getByRole('alert')).toHaveText(errors.answerRequired);
  await expect(field(form, 'answer')).toBeFocused();
  await expect(field(form, 'answer')).toHaveAccessibleDescription(errors.answerRequired);
  expect(submissionsOf(server, values.email)).toEqual([]);
  await field(form, 'answer').fill(String(await sumAsked(form, language)));
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

test('captcha: a second request in the same form gets a new proof and its own key, and a challenge that failed to load is requested again', async ({
  page,
  server,
}) => {
  const sent = callsTo(page, '/api/requests');
  let asked = 0;
  await page.route('**/api/captcha', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  for (let time = 1; time <= 2; time += 1) {
    await fillIn(form, values);
    await form.getByRole('button', { name: request.submit }).click();
    const dialog = page.getByRole('dialog', { name: request.success.title });
    await dialog.getByRole('button', { name: request.success.ok }).click();
    await expect(dialog).toBeHidden();
  }
  expect(asked).toBeGreaterThan(1);
  expect(new Set(keysOf(sent)).size).toBe(2);
  expect(submissionsOf(server, values.email)).toHaveLength(2);
});

test('captcha: a request that waited for the connection gets its proof when it is sent', async ({
  page,
  context,
  server,
}) => {
  const { request, outbox } = WORDS.es.forms;
  const calls = callsTo(page, '/api/requests');
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.getByRole('button', { name: request.submit }).click();
  const dialog = page.getByRole('dialog', { name: request.kept.title });
  await dialog.getByRole('button', { name: request.kept.ok }).click();
  await context.setOffline(false);
  const list = page.getByRole('complementary', { name: outbox.title });
  await expect(list.getByRole('status')).toHaveText(outbox.sent);
  expect(new Set(keysOf(calls)).size).toBe(1);
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

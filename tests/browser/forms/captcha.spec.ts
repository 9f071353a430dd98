/** Robots are kept out without a visitor noticing, and nobody is locked out by it. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { test } from './support/everything-on.ts';
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
import { expect, NO_ANSWER, refused } from './support/test.ts';

test.use({
  tolerated: new RegExp(`${refused(422, 503).source}|${NO_ANSWER.source}`),
});

const { language, prefix } = SPANISH;
const { request, errors, outbox } = WORDS[language].forms;

test('captcha: solved in the background once the form is touched, valid once', async ({
  page,
  context,
  request: api,
  server,
}) => {
  const sent = callsTo(page, '/api/requests');
  let asked = 0;
  await page.route('**/api/captcha', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  const submit = form.getByRole('button', { name: request.submit });
  const thanks = page.getByRole('dialog', { name: request.success.title });
  expect(asked, 'nothing is asked for before').toBe(0);
  const values = requestValues();
  await fillIn(form, values);
  await submit.click();
  await expect(thanks).toBeVisible();
  expect(asked, 'what failed to load is asked for again').toBeGreaterThan(1);
  expect(submissionsOf(server, values.email)).toHaveLength(1);

  const proof = sent[0]?.postDataJSON() as Record<string, string>;
  const email = newEmail();
  const replayed = await api.post('/api/requests', { data: { ...proof, email } });
  expect(replayed.status()).toBe(422);
  expect(await replayed.json()).toEqual({ errors: { captcha: 'captchaRequired' } });
  const { captcha, ...without } = proof;
  expect(captcha).toBeTruthy();
  const bare = await api.post('/api/requests', { data: { ...without, email } });
  expect(await bare.json()).toEqual({ errors: { captcha: 'captchaRequired' } });
  expect(submissionsOf(server, email)).toEqual([]);

  await test.step('a second request in the same form gets a new proof and its own key', async () => {
    await thanks.getByRole('button', { name: request.success.ok }).click();
    await expect(thanks).toBeHidden();
    await fillIn(form, values);
    await submit.click();
    await thanks.getByRole('button', { name: request.success.ok }).click();
    await expect(thanks).toBeHidden();
    expect(new Set(keysOf(sent)).size).toBe(2);
    expect(submissionsOf(server, values.email)).toHaveLength(2);
  });

  await test.step('a request that waited for the connection gets its proof when it is sent', async () => {
    const later = requestValues();
    sent.length = 0;
    await fillIn(form, later);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submit.click();
    const kept = page.getByRole('dialog', { name: request.kept.title });
    await kept.getByRole('button', { name: request.kept.ok }).click();
    await context.setOffline(false);
    const list = page.getByRole('complementary', { name: outbox.title });
    await expect(list.getByRole('status')).toHaveText(outbox.sent);
    expect(new Set(keysOf(sent)).size).toBe(1);
    expect(submissionsOf(server, later.email)).toHaveLength(1);
  });

  await test.step('a filled honeypot is refused with a message, and a sum may be answered instead', async () => {
    const trapped = requestValues();
    await fillIn(form, trapped);
    const trap = field(form, 'website');
    await expect(trap).not.toBeInViewport();
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await trap.evaluate((input) => {
      (input as HTMLInputElement).value = 'https://example.com';
    });
    await submit.click();
    // The question comes at once, says what to do, and has the focus.
    await expect(form.getByRole('alert')).toHaveText(errors.answerRequired);
    await expect(field(form, 'answer')).toBeFocused();
    await expect(field(form, 'answer')).toHaveAccessibleDescription(errors.answerRequired);
    expect(submissionsOf(server, trapped.email)).toEqual([]);
    await field(form, 'answer').fill(String(await sumAsked(form, language)));
    await submit.click();
    await expect(thanks).toBeVisible();
    expect(submissionsOf(server, trapped.email)).toHaveLength(1);
  });

  await test.step('on a line that falls silent before there is a proof it is kept, and sent by another page', async () => {
    await page.route('**/api/captcha', () => undefined);
    await page.reload();
    const silent = requestValues();
    await fillIn(form, silent);
    await submit.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe('1');
    await page.unroute('**/api/captcha');
    await page.goto(pathIn(prefix, '/gallery'));
    const list = page.getByRole('complementary', { name: outbox.title });
    await expect(list.getByRole('status')).toHaveText(outbox.sent);
    expect(submissionsOf(server, silent.email)).toHaveLength(1);
  });
});

/** A server that goes away costs no request, and stores none twice. */
import { mergeTests, type Page } from '@playwright/test';
import { test as edited } from '../support/restartable.ts';
import { WORDS } from '../support/words.ts';
import {
  callsTo,
  fillIn,
  keysOf,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  written,
} from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, test as forms } from './support/test.ts';

const test = mergeTests(forms, edited);
test.use({ tolerated: NO_ANSWER });

const { request, outbox } = WORDS.es.forms;

/** From here on the page's timers stand still, so only the test sends anything again. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

test('a server that is down when a request is sent: kept in the browser, stored when it is back', async ({
  page,
  site,
}) => {
  const calls = callsTo(page, '/api/requests');
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  await page.waitForLoadState('networkidle');
  await stopTime(page);
  await site.stop();
  await form.getByRole('button', { name: request.submit }).click();
  const dialog = page.getByRole('dialog', { name: request.kept.title });
  await dialog.getByRole('button', { name: request.kept.ok }).click();
  expect(await written(form, Object.keys(values))).toEqual(values);
  // The list has tried to send once, when it appeared.
  await expect.poll(() => calls.length).toBe(2);
  await site.start();
  const list = page.getByRole('complementary', { name: outbox.title });
  await list.getByRole('button', { name: outbox.retry }).click();
  await expect(list.getByRole('status')).toHaveText(outbox.sent);
  expect(new Set(keysOf(calls)).size).toBe(1);
  expect(submissionsOf(site.server, values.email)).toHaveLength(1);
});

test(
  'a server that stops between storing and answering: one row, whoever retries',
  { tag: '@torture' },
  async ({ page, site }) => {
    const calls = callsTo(page, '/api/requests');
    let isFirst = true;
    await page.route('**/api/requests', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await site.stop();
      return route.abort('connectionreset');
    });
    await page.goto(REQUEST_PAGE);
    const form = requestForm(page);
    const values = requestValues();
    await fillIn(form, values);
    await page.waitForLoadState('networkidle');
    await stopTime(page);
    await form.getByRole('button', { name: request.submit }).click();
    const kept = page.getByRole('dialog', { name: request.kept.title });
    await kept.getByRole('button', { name: request.kept.ok }).click();
    await expect.poll(() => calls.length).toBe(2);
    await site.start();
    // The visitor sends the same form again.
    await form.getByRole('button', { name: request.submit }).click();
    await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
    expect(calls).toHaveLength(3);
    expect(new Set(keysOf(calls)).size).toBe(1);
    expect(submissionsOf(site.server, values.email)).toHaveLength(1);
  },
);

test(
  'a restart while a form is being filled in goes unnoticed',
  { tag: '@torture' },
  async ({ page, site }) => {
    await page.goto(REQUEST_PAGE);
    const form = requestForm(page);
    const { firstName, email, ...others } = requestValues();
    await fillIn(form, { firstName, email });
    // The form is hydrated and has loaded everything it needs.
    await page.waitForLoadState('networkidle');
    await site.stop();
    await site.start();
    await fillIn(form, others);
    await form.getByRole('button', { name: request.submit }).click();
    await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
    expect(submissionsOf(site.server, email)).toHaveLength(1);
  },
);

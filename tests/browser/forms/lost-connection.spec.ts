/** What is sent without a connection is kept, told of, and sent once when it is back. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { pathIn, ENGLISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import {
  callsTo,
  contactValues,
  fillIn,
  keysOf,
  mainForm,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  type Values,
} from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, test } from './support/test.ts';

test.use({ tolerated: NO_ANSWER });

type FormsWords = (typeof WORDS)['es' | 'en']['forms'];

/** Fills in a form, goes offline, and sends it. */
async function sendWithoutConnection(
  { page, context }: { page: Page; context: BrowserContext },
  form: Locator,
  values: Values,
): Promise<void> {
  await fillIn(form, values);
  // Everything that the form loads while online has been loaded.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.locator('button[type=submit]').click();
}

/** The waiting submissions, as the page lists them. */
function waiting(page: Page, { outbox }: FormsWords): Locator {
  return page.getByRole('complementary', { name: outbox.title });
}

const { language, prefix } = ENGLISH;
const { forms } = WORDS[language];
const { outbox, request } = forms;

test('without a connection: the visitor is told that it is kept, and it is sent later', async ({
  page,
  context,
  server,
}) => {
  const calls = callsTo(page, '/api/requests');
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const values = requestValues();
  await sendWithoutConnection({ page, context }, requestForm(page), values);
  const dialog = page.getByRole('dialog', { name: request.kept.title });
  await expect(dialog).toContainText(request.kept.text);
  await expect(dialog).toContainText('0 Network Error');
  await dialog.getByRole('button', { name: request.kept.ok }).click();
  const item = waiting(page, forms).getByRole('listitem');
  await expect(item).toContainText(outbox.kinds.request);
  await expect(item).toContainText(outbox.waiting);

  await context.setOffline(false);
  await expect(waiting(page, forms).getByRole('status')).toHaveText(outbox.sent);
  await expect(item).toHaveCount(0);
  expect(submissionsOf(server, values.email)).toMatchObject([
    { kind: 'request', locale: language, data: values },
  ]);
  expect(new Set(keysOf(calls)).size).toBe(1);
  await expect(requestForm(page).locator('[name=firstName]')).toHaveValue('');
});

test('without a connection: a kept submission can be discarded', async ({
  page,
  context,
  server,
}) => {
  await page.goto(pathIn(prefix, '/contact'));
  const values = contactValues();
  await sendWithoutConnection({ page, context }, mainForm(page), values);
  const status = mainForm(page).locator('.submit').getByRole('status');
  await expect(status).toHaveText(forms.contact.kept);
  const item = waiting(page, forms).getByRole('listitem');
  await expect(item).toContainText(outbox.kinds.contact);
  await item.getByRole('button', { name: outbox.discard }).click();
  await expect(item).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(mainForm(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  expect(submissionsOf(server, values.email)).toEqual([]);
});

test('without a connection: sent after the page was closed and the site reopened', async ({
  page,
  context,
  server,
}) => {
  const calls = callsTo(page, '/api/requests');
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const values = requestValues();
  await sendWithoutConnection({ page, context }, requestForm(page), values);
  await expect(page.getByRole('dialog', { name: request.kept.title })).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  const laterCalls = callsTo(later, '/api/requests');
  await later.goto(pathIn(prefix, '/gallery'));
  await expect(waiting(later, forms).getByRole('status')).toHaveText(outbox.sent);
  expect(laterCalls).toHaveLength(1);
  expect(new Set(keysOf([...calls, ...laterCalls])).size).toBe(1);
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

test('nothing is stored twice if the response is lost', async ({ page, server }) => {
  const { forms } = WORDS.es;
  const calls = callsTo(page, '/api/requests');
  let isFirst = true;
  await page.route('**/api/requests', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto(REQUEST_PAGE);
  const values = requestValues();
  await fillIn(requestForm(page), values);
  await requestForm(page).locator('button[type=submit]').click();
  const dialog = page.getByRole('dialog', { name: forms.request.kept.title });
  await dialog.getByRole('button', { name: forms.request.kept.ok }).click();
  // The browser is online, so it is sent again at once.
  await expect(waiting(page, forms).getByRole('status')).toHaveText(forms.outbox.sent);
  expect(calls.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keysOf(calls)).size).toBe(1);
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

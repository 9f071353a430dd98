import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuilt, type BuiltServer } from '../../../bench/support/server.ts';
import { CLOCK_OF_SERVERS } from '../support/site-server.ts';
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
import { expect, NO_ANSWER, test as base } from './support/test.ts';

/** A server that can be stopped and started again, at the same address and with the same data. */
interface Restartable {
  readonly current: BuiltServer;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const test = base.extend<object, { restartable: Restartable }>({
  restartable: [
    async ({ environment }, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-restart-'));
      const quiet = { WARM_UP: 'off', RATE_LIMITS: 'off', CAPTCHA: 'off' };
      const settings = { ...CLOCK_OF_SERVERS, ...quiet, ...environment };
      const start = (port: string) =>
        startBuilt({ dataDirectory, environment: { ...settings, PORT: port } });
      const known = { current: await start('0'), isUp: true };
      const stop = async () => {
        if (known.isUp) await known.current.stop();
        known.isUp = false;
      };
      await use({
        get current() {
          return known.current;
        },
        stop,
        async start() {
          known.current = await start(new URL(known.current.url).port);
          known.isUp = true;
        },
      });
      await stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ restartable }, provide) => {
    await provide(restartable.current.url);
  },
});

test.use({ tolerated: NO_ANSWER });

const { request, outbox } = WORDS.es.forms;

/** From here on the page's timers stand still, so only the test sends anything again. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

test('a server that is down when a request is sent: kept in the browser, stored when it is back', async ({
  page,
  restartable,
}) => {
  const calls = callsTo(page, '/api/requests');
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  await page.waitForLoadState('networkidle');
  await stopTime(page);
  await restartable.stop();
  await form.getByRole('button', { name: request.submit }).click();
  const dialog = page.getByRole('dialog', { name: request.kept.title });
  await dialog.getByRole('button', { name: request.kept.ok }).click();
  expect(await written(form, Object.keys(values))).toEqual(values);
  // The list has tried to send once, when it appeared.
  await expect.poll(() => calls.length).toBe(2);
  await restartable.start();
  const list = page.getByRole('complementary', { name: outbox.title });
  await list.getByRole('button', { name: outbox.retry }).click();
  await expect(list.getByRole('status')).toHaveText(outbox.sent);
  expect(new Set(keysOf(calls)).size).toBe(1);
  expect(submissionsOf(restartable.current, values.email)).toHaveLength(1);
});

test('a server that stops between storing and answering: one row, whoever retries', async ({
  page,
  restartable,
}) => {
  const calls = callsTo(page, '/api/requests');
  let isFirst = true;
  await page.route('**/api/requests', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await restartable.stop();
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
  await restartable.start();
  // The visitor sends the same form again.
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(calls).toHaveLength(3);
  expect(new Set(keysOf(calls)).size).toBe(1);
  expect(submissionsOf(restartable.current, values.email)).toHaveLength(1);
});

test('a restart while a form is being filled in goes unnoticed', async ({ page, restartable }) => {
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const { firstName, email, ...others } = requestValues();
  await fillIn(form, { firstName, email });
  // The form is hydrated and has loaded everything it needs.
  await page.waitForLoadState('networkidle');
  await restartable.stop();
  await restartable.start();
  await fillIn(form, others);
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(restartable.current, email)).toHaveLength(1);
});

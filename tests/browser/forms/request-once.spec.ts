/** A request is stored once, however often its button is pressed. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { callsTo, fillIn, REQUEST_PAGE, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { prefix } = SPANISH;
const { sending, stillSending, request } = WORDS.es.forms;

test('request: the visitor is told of a slow server, and further clicks send nothing', async ({
  page,
  server,
}) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/requests', async (route) => {
    await answered;
    await route.continue();
  });
  const sent = callsTo(page, '/api/requests');
  await page.clock.install();
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  const submit = form.getByRole('button', { name: request.submit });
  await submit.dblclick();
  const status = form.locator('.submit').getByRole('status');
  await expect(status).toHaveText(sending);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await submit.dispatchEvent('click');
  await page.clock.runFor(6_500);
  await expect(status).toHaveText(stillSending);
  answer();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  await expect(status).toBeEmpty();
  await expect(submit).not.toHaveAttribute('aria-disabled');
  expect(sent).toHaveLength(1);
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

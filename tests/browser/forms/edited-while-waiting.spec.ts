/** What is changed in a form while it waits for a connection is not lost. */
import { WORDS } from '../support/words.ts';
import { field, fillIn, REQUEST_PAGE, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, test } from './support/test.ts';

test.use({ tolerated: NO_ANSWER });

const { request, outbox } = WORDS.es.forms;

test('edits made while the first version waits stay in the form when that is sent', async ({
  page,
  context,
  server,
}) => {
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const submit = form.getByRole('button', { name: request.submit });
  await submit.click();
  const kept = page.getByRole('dialog', { name: request.kept.title });
  await kept.getByRole('button', { name: request.kept.ok }).click();
  await fillIn(form, { message: 'Y una tarta' });
  await context.setOffline(false);
  const list = page.getByRole('complementary', { name: outbox.title });
  await expect(list.getByRole('status')).toHaveText(outbox.sent);
  await expect(field(form, 'message')).toHaveValue('Y una tarta');
  await expect(field(form, 'firstName')).toHaveValue(values.firstName);
  expect(submissionsOf(server, values.email)).toHaveLength(1);
  await submit.click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(server, values.email).map(({ data }) => data['message'])).toEqual([
    '',
    'Y una tarta',
  ]);
});

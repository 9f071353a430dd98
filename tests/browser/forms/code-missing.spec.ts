/** A form whose script does not come is sent all the same. */
import { WORDS } from '../support/words.ts';
import { fillIn, REQUEST_PAGE, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, test } from './support/test.ts';

test.use({ tolerated: NO_ANSWER });

const { request } = WORDS.es.forms;

test('a request form whose script cannot be loaded is sent as plain HTML', async ({
  page,
  server,
}) => {
  await page.route(/RequestForm.*\.js$/, (route) => route.abort());
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page).toHaveURL('/thanks?kind=request');
  expect(submissionsOf(server, values.email)).toMatchObject([{ data: values }]);
});

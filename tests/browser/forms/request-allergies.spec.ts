import { WORDS } from '../support/words.ts';
import { fillIn, REQUEST_PAGE, requestForm, requestValues } from './support/filling.ts';
import { allergiesOf, filesWith, emailsUnderWay, submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { request } = WORDS.es.forms;

/** Text that occurs nowhere else in the data folder. */
const CANARY = 'allergy-canary-cacahuete';

test('allergies are stored with consent, encrypted, and nowhere in plain text', async ({
  page,
  server,
}) => {
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, { ...values, allergy: CANARY, allergyConsent: 'on' });
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();

  const [stored] = submissionsOf(server, values.email);
  const { id } = stored ?? { id: '' };
  expect(allergiesOf(server, id)).toHaveLength(1);
  await expect.poll(() => emailsUnderWay(server, id)).toBe(0);
  // Finding the address proves that the whole folder is searched, emails included.
  expect((await filesWith(server, values.email)).some((path) => path.endsWith('.eml'))).toBe(true);
  expect(await filesWith(server, CANARY)).toEqual([]);
});

test('allergies without consent do not even leave the browser', async ({ page, server }) => {
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, { ...values, allergy: CANARY });
  const sending = page.waitForRequest('**/api/requests');
  await form.getByRole('button', { name: request.submit }).click();
  expect((await sending).postData()).not.toContain(CANARY);
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  const [stored] = submissionsOf(server, values.email);
  expect(allergiesOf(server, stored?.id ?? '')).toEqual([]);
});

test('allergies and their consent are never kept as a draft', async ({ page }) => {
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  await fillIn(form, { firstName: 'Carmen', allergy: CANARY, allergyConsent: 'on' });
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:request')))
    .toContain('Carmen');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).not.toContain(CANARY);
  expect(kept).not.toContain('allergyConsent');
});

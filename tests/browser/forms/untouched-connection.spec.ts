/** The connection may go before a form is touched: it is told, kept and sent later. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import {
  contactValues,
  fillIn,
  mainForm,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  written,
} from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, test } from './support/test.ts';

test.use({ tolerated: NO_ANSWER });

const { prefix } = SPANISH;
const { forms } = WORDS.es;

test('the connection lost before a form was touched: it is told, kept and sent later', async ({
  page,
  context,
  server,
}) => {
  // A visitor who saves data: no code was fetched ahead that could answer without the connection.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  // Nothing gets through, and nothing but a pause passes: a browser need not notice that a connection is back.
  await page.clock.install();
  await context.route('**', (route) => route.abort());
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, { ...values, allergy: 'nueces', allergyConsent: 'on' });
  await form.getByRole('button', { name: forms.request.submit }).click();
  await expect(form.locator('.submit').getByRole('status')).toHaveText(forms.lost);
  expect(await written(form, Object.keys(values))).toEqual(values);
  const draft = await page.evaluate(() => sessionStorage.getItem('draft:request'));
  expect(JSON.parse(draft ?? '')).toEqual({ values });
  // A second press is no second submission.
  await form.getByRole('button', { name: forms.request.submit }).click();

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.clock.runFor(20_000);
  await expect(form.locator('.submit').getByRole('status')).toHaveText(forms.lost);
  await context.unroute('**');
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/\/thanks\?kind=request$/);
  expect(submissionsOf(server, values.email)).toMatchObject([{ data: values }]);

  await test.step('what was kept without a connection is back after the page was left', async () => {
    await page.goto('/contact');
    await context.setOffline(true);
    const values = contactValues();
    await fillIn(mainForm(page), values);
    await mainForm(page).getByRole('button', { name: forms.contact.submit }).click();
    await expect(mainForm(page).getByText(forms.lost)).toBeVisible();
    // Another page of the tab, as after the browser was closed by force.
    const kept = await page.evaluate(() => sessionStorage.getItem('draft:contact'));
    expect(JSON.parse(kept ?? '')).toEqual({ values });
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/contact');
    await expect.poll(() => written(mainForm(page), Object.keys(values))).toEqual(values);
  });
});

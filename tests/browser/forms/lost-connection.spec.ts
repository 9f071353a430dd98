/** What is sent without a connection is kept, told of, and sent once when it is back. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { pathIn, ENGLISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import {
  callsTo,
  contactValues,
  dayFromNow,
  field,
  fillIn,
  keysOf,
  mainForm,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  type Values,
} from './support/filling.ts';
import { allergiesOf, submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, refused, test } from './support/test.ts';

test.use({ tolerated: new RegExp(`${refused(422).source}|${NO_ANSWER.source}`) });

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
  const discard = item.getByRole('button', { name: outbox.discard });
  page.once('dialog', (question) => {
    expect(question.message()).toBe(outbox.sure);
    void question.dismiss();
  });
  await discard.click();
  await expect(discard).toBeFocused();
  page.once('dialog', (question) => void question.accept());
  await discard.click();
  await expect(item).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await context.setOffline(false);

  // Nor is it sent by the next page.
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  await expect(form).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  expect(submissionsOf(server, values.email)).toEqual([]);

  const kept = page.getByRole('dialog', { name: request.kept.title });
  await test.step('edits made while the first version waits stay in the form when that is sent', async () => {
    const values = requestValues();
    await sendWithoutConnection({ page, context }, form, values);
    await expect(kept).toContainText(request.kept.text);
    // Good news has no code beneath it.
    await expect(kept).not.toContainText('Network Error');
    await kept.getByRole('button', { name: request.kept.ok }).click();
    await fillIn(form, { message: 'Y una tarta' });
    await expect(item).toContainText(outbox.waiting);
    await context.setOffline(false);
    await expect(waiting(page, forms).getByRole('status')).toHaveText(outbox.sent);
    await expect(form.locator('[name=message]')).toHaveValue('Y una tarta');
    await expect(form.locator('[name=firstName]')).toHaveValue(values.firstName);
    expect(submissionsOf(server, values.email)).toHaveLength(1);
    await form.locator('button[type=submit]').click();
    const thanks = page.getByRole('dialog', { name: request.success.title });
    await thanks.getByRole('button', { name: request.success.ok }).click();
    expect(submissionsOf(server, values.email).map(({ data }) => data['message'])).toEqual([
      '',
      'Y una tarta',
    ]);
  });

  await test.step('nothing is stored twice if the response is lost', async () => {
    const calls = callsTo(page, '/api/requests');
    let isFirst = true;
    await page.route('**/api/requests', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      return route.abort('connectionreset');
    });
    const values = requestValues();
    await fillIn(form, values);
    await form.locator('button[type=submit]').click();
    await kept.getByRole('button', { name: request.kept.ok }).click();
    // The browser is online, so it is sent again at once.
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
    await expect(waiting(page, forms).getByRole('status')).toHaveText(outbox.sent);
    expect(new Set(keysOf(calls)).size).toBe(1);
    expect(submissionsOf(server, values.email)).toHaveLength(1);
    // What waited is sent as it stands in the form, which is emptied: nobody sends it again.
    await expect(item).toHaveCount(0);
    await expect(form.locator('[name=firstName]')).toHaveValue('');
    await page.unroute('**/api/requests');
  });

  await test.step('what is refused is corrected where it was written, with its workshop and its allergies', async () => {
    await page.goto(pathIn(prefix, '/gastronomic'));
    await page.locator('a[data-workshop]').first().click();
    const detail = page.locator('dialog.workshop');
    const inDialog = detail.locator('form');
    await expect(inDialog).toBeVisible();
    const workshop = await detail.getByRole('heading', { level: 2 }).innerText();
    const values = requestValues();
    const sealed = { allergy: 'cacahuete', allergyConsent: 'on' };
    await sendWithoutConnection({ page, context }, inDialog, { ...values, ...sealed });
    await kept.getByRole('button', { name: request.kept.ok }).click();
    await detail.getByRole('button', { name: WORDS[language].islands.close }).first().click();
    await page.route('**/api/requests', (route) =>
      route.fulfill({ status: 422, json: { errors: { requestedDate: 'formDatePast' } } }),
    );
    await context.setOffline(false);
    await expect(item).toContainText(outbox.refused);
    await test.step('what else is half written in its form is given up only when asked', async () => {
      const questions: string[] = [];
      page.once('dialog', (question) => {
        questions.push(question.message());
        void question.dismiss();
      });
      const kept = await page.evaluate((name) => {
        const [key = '', text = ''] =
          Object.entries(sessionStorage).find(([, value]) => String(value).includes(name)) ?? [];
        sessionStorage.setItem(key, '{"values":{"firstName":"Ana"}}');
        return { key, text: String(text) };
      }, values.firstName);
      await item.getByRole('button', { name: outbox.edit }).click();
      expect(questions).toEqual([outbox.replace]);
      const draft = () => page.evaluate((key) => sessionStorage.getItem(key), kept.key);
      expect(await draft()).toContain('Ana');
      await page.evaluate(({ key, text }) => sessionStorage.setItem(key, text), kept);
    });
    await item.getByRole('button', { name: outbox.edit }).click();
    await expect(field(inDialog, 'allergy')).toHaveValue(sealed.allergy);
    await expect(field(inDialog, 'allergyConsent')).toBeChecked();
    await expect(field(inDialog, 'firstName')).toHaveValue(values.firstName);
    // Not even a reload meanwhile loses it.
    await page.reload();
    await expect(field(inDialog, 'allergy')).toHaveValue(sealed.allergy);
    await page.unroute('**/api/requests');
    const requestedDate = dayFromNow(25);
    await fillIn(inDialog, { requestedDate });
    await inDialog.locator('button[type=submit]').click();
    const thanks = page.getByRole('dialog', { name: request.success.title });
    await thanks.getByRole('button', { name: request.success.ok }).click();
    await expect(item).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    const [stored] = submissionsOf(server, values.email);
    expect(stored?.data).toMatchObject({ ...values, requestedDate, workshop });
    expect(allergiesOf(server, stored?.id ?? '')).toHaveLength(1);
    await page.goto(pathIn(prefix, REQUEST_PAGE));
  });

  await test.step('sent after the page was closed and the site reopened', async () => {
    const calls = callsTo(page, '/api/requests');
    const values = requestValues();
    await sendWithoutConnection({ page, context }, form, values);
    await expect(kept).toBeVisible();
    await page.close();

    await context.setOffline(false);
    const later = await context.newPage();
    const laterCalls = callsTo(later, '/api/requests');
    const looked = Promise.withResolvers<void>();
    await later.route('**/api/requests', async (route) => {
      await looked.promise;
      await route.continue();
    });
    await later.goto(pathIn(prefix, '/gallery'));
    // It is there while it is being sent.
    await expect(waiting(later, forms)).toContainText(outbox.kinds.request);
    looked.resolve();
    await expect(waiting(later, forms).getByRole('status')).toHaveText(outbox.sent);
    expect(laterCalls).toHaveLength(1);
    expect(new Set(keysOf([...calls, ...laterCalls])).size).toBe(1);
    expect(submissionsOf(server, values.email)).toHaveLength(1);
  });
});

/** A quote while it is written: nothing that is typed is lost, and its total is that of its persons. */
import type { Locator, Page } from '@playwright/test';
import { errorWords, officeWords } from '../../../src/office/app/office.ts';
import { PAUSE } from '../../../src/office/ui/save-later.ts';
import { FORMS } from '../../../src/requests/testing/submissions.ts';
import { goOnTyping, lookAway, typeLikeAPerson } from '../support/type-like-a-person.ts';
import { holdNextCall, loseNextAnswer } from './support/bad-line.ts';
import { takeDrawn, watchDrawing } from './support/drawn.ts';
import { lookAt } from './support/look-at.ts';
import { DESK, expect, expectRefusals, forget, goWithin, test } from './support/one-office.ts';
import type { Office } from './support/office.ts';
import { en } from './support/says.ts';

/** What the console says of calls without a connection. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

const SESSION = '**/api/admin/session';

/** How long what is saved is on its way on a slow line, milliseconds. */
const SLOW = 1_000;

/** A request for eleven to fifteen people; answers its id. */
async function request({ url }: Office): Promise<string> {
  const answer = await fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ ...FORMS.request, locale: 'en', service: 'catering', participants: '11-15' },
    }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Puts another number into a field, key by key. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await goOnTyping(field.page(), text);
}

/** An amount as it is shown, whatever parts its thousands. */
const amount = (euros: number) =>
  new RegExp(`^€${String(euros).replace(/(?=\d{3}$)/, ',?')}\\.00$`);

const t: typeof en = (key, values) =>
  en(/^(?:ra|shared)[.]/.test(key) ? key : `quotes.${key}`, values);
const office = officeWords.en as {
  saving: Record<string, string>;
  kept: Record<string, string>;
};
const note = (page: Page) => page.getByLabel(t('note'), { exact: true });
const people = (page: Page) => page.getByLabel(t('shared.people'), { exact: true });
const total = (page: Page) => page.locator('div[aria-live=polite] > p').first();
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: office.saving['saved'] ?? '' })).toBeVisible();
const begin = async (page: Page, at: Office): Promise<string> => {
  const submissionId = await request(at);
  await goWithin(page, `/admin/inbox/${submissionId}`);
  await page.getByRole('link', { name: t('shared.beginQuote') }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]{36}$/);
  await expect(total(page)).toHaveText(amount(375));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

test.use(DESK);

test('a quote while it is written', async ({ context, page, noise, office: at }) => {
  await page.clock.install();
  await watchDrawing(page);
  await page.goto('/admin/inbox');

  await test.step('a quote being written is there after Back, whatever was typed a moment before', async () => {
    // Who is signed in is answered late, and then with an error.
    let asked = 0;
    await page.route(SESSION, async (route) => {
      asked += 1;
      if (asked < 3) return route.continue();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return route.fulfill({ status: 500, json: { error: 'failed' } }).catch(() => undefined);
    });
    const id = await begin(page, at);
    await typeLikeAPerson(note(page), 'Sin frutos secos, ');
    await lookAway(page);
    // What is saved on leaving takes longer than coming back.
    const arrive = await holdNextCall(page, `**/api/admin/quotes/${id}`);
    await goOnTyping(page, 'y con tarta');
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/inbox\//);
    await page.goForward();
    await page.waitForTimeout(1_000);
    arrive();
    await expect(note(page)).toHaveValue('Sin frutos secos, y con tarta');
    await expect(page).toHaveURL(new RegExp(`/admin/quotes/${id}$`));
    await saved(page);
    await page.unroute(SESSION);
  });

  await test.step('a key, its saving and a dialog draw no other field of a quote anew', async () => {
    const line = page.getByRole('group').getByLabel(t('label'));
    await line.click();
    await takeDrawn(page);
    await goOnTyping(page, ' a');
    await expect(page.getByText(office.saving['dirty'] ?? '')).toBeVisible();
    await saved(page);
    expect(await takeDrawn(page)).toEqual([
      ...[t('label'), t('count'), `${t('shared.price')} (€)`],
    ]);
    await page.getByRole('button', { name: t('send') }).click();
    await page.getByRole('button', { name: t('ra.action.cancel') }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await takeDrawn(page)).not.toContain(t('shared.people'));
  });

  await test.step('a quote being written has the total of its persons at once, says which price is not the list’s, and is looked at before it is sent', async () => {
    await retype(people(page), '45');
    await expect(total(page)).toHaveText(amount(1125));
    await expect(page.getByText(t('forPeople', { count: 45 }), { exact: true })).toBeVisible();
    await saved(page);

    const price = page.getByLabel(`${t('shared.price')} (€)`).first();
    await retype(price, '20.00');
    await expect(total(page)).toHaveText(amount(900));
    const [before = ''] = t('byHand.price').split('{{label}}');
    await expect(page.getByText(t('forPeople', { count: 45 }))).toContainText(before);
    // What was set by hand stays, for as many as there are.
    await retype(people(page), '12');
    await expect(total(page)).toHaveText(amount(240));
    await page.getByRole('button', { name: t('again') }).click();
    await expect(total(page)).toHaveText(amount(300));
    // By a slip of the thumb it takes nothing away for good.
    await page.getByRole('button', { name: t('ra.action.undo') }).click();
    await expect(total(page)).toHaveText(amount(240));
    await lookAt(page, 'quote-by-hand');

    // At once: what is typed is saved before it is shown.
    await typeLikeAPerson(note(page), 'Hasta pronto');
    await page.getByRole('button', { name: t('send') }).click();
    const dialog = page.getByRole('dialog', { name: t('sendAsk') });
    await expect(dialog.getByText(amount(240))).toBeVisible();
    await expect(dialog.getByText(t('forPeople', { count: 12 }))).toBeVisible();
    await expect(dialog.getByText(/ 20\d\d, \d+:\d\d–/).first()).toBeVisible();
    const preview = dialog.frameLocator('iframe');
    await expect(preview.getByText('Hasta pronto')).toBeVisible();
    await expect(preview.getByRole('row', { name: /^Total/ })).toContainText('240');
    await dialog.getByRole('button', { name: t('ra.action.cancel') }).click();
    await expect(dialog).toBeHidden();
    await saved(page);
    // It is sent, and the answer to that is lost: whoever presses again sends no second one, and hears of the first.
    await loseNextAnswer(page, /quotes\/[\w-]+\/send$/);
    const sendIt = async () => {
      await page.getByRole('button', { name: t('send') }).click();
      await dialog.getByRole('button', { name: t('send') }).click();
    };
    await sendIt();
    await expect(page.getByText(errorWords.en.offline as string)).toBeVisible();
    await sendIt();
    await expect(page.getByText(t('sent'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('sendAgain') })).toBeVisible();
    forget(noise, /ERR_FAILED|status of 409/);
    // Nothing runs in the frame of the preview, the test's clock neither.
    forget(noise, /Blocked script execution/);
  });

  const id = await begin(page, at);
  /** As the server has it. */
  const kept = async () =>
    (await (await at.call('GET', `quotes/${id}`)).json()) as {
      draft: { note: string };
      revision: number;
    };
  /** Changes it as another window does, on what is there by then. */
  const elsewhere = async (change: object) => {
    const { draft, revision } = await kept();
    const body = { draft: { ...draft, ...change } };
    const answer = await at.call('PUT', `quotes/${id}`, body, { 'If-Match': `"${revision}"` });
    expect(answer.status, await answer.text()).toBe(200);
  };

  await test.step('a quote being written takes in what another window has written, and asks about what both did', async () => {
    await typeLikeAPerson(note(page), 'De aquí');
    await saved(page);
    await elsewhere({ note: 'De allí' });
    await retype(people(page), '20');
    await expect(page.getByText(t('conflict.joined'))).toBeVisible();
    await expect(note(page)).toHaveValue('De allí');
    await saved(page);

    // Both change the note: neither side is chosen beforehand.
    await elsewhere({ note: 'De allí, y más' });
    await typeLikeAPerson(note(page), ', otra vez');
    const dialog = page.getByRole('dialog', { name: t('conflict.title') });
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button').last().click();
    await expect(note(page)).toHaveValue('De allí, otra vez');
    await expect(people(page)).toHaveValue('20');
    await saved(page);
    expect(await kept()).toMatchObject({ draft: { note: 'De allí, otra vez', people: 20 } });
    await expectRefusals(noise, 409, 2);
  });

  await test.step('on a slow line what is typed while it is saved, and shown before that has ended, is no change of somebody else', async () => {
    const asked: number[] = [];
    const arrives = Promise.withResolvers<void>();
    await page.route(`**/api/admin/quotes/${id}`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await arrives.promise;
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      const answer = await route.fetch();
      asked.push(answer.status());
      return route.fulfill({ response: answer });
    });
    const isBeingSaved = page.waitForRequest((sent) => sent.method() === 'PUT');
    await typeLikeAPerson(note(page), 'Sin gluten');
    await isBeingSaved;
    await goOnTyping(page, ' y sin prisa');
    // The next time to save comes and goes while the first one is on its way.
    await page.clock.runFor(PAUSE + 100);
    await page.getByRole('button', { name: t('send') }).click();
    arrives.resolve();
    const dialog = page.getByRole('dialog', { name: t('sendAsk') });
    const preview = dialog.frameLocator('iframe');
    await expect(preview.getByText('Sin gluten y sin prisa')).toBeVisible();
    expect(asked).toEqual([200, 200]);
    await dialog.getByRole('button', { name: t('ra.action.cancel') }).click();
    await saved(page);
    await page.unrouteAll({ behavior: 'wait' });

    // Sent into a connection that is dead, which nobody says: it is given up, and saved again.
    await page.evaluate(() => {
      const later = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => later(milliseconds / 60);
    });
    await holdNextCall(page, `**/api/admin/quotes/${id}`);
    await typeLikeAPerson(note(page), ' y velas');
    await expect(page.getByText(office.saving['offline'] ?? '')).toBeVisible();
    await saved(page);

    // What the list has is asked for until it comes, whether the browser notices the line or not.
    await loseNextAnswer(page, /\/quote-prices\?.*people=21/);
    const away = page.getByText(t('pricesAway', { count: 21 }));
    await retype(people(page), '21');
    await expect(away).toBeVisible();
    await expect(away).toBeHidden();
    await saved(page);
    forget(noise, /Blocked script execution|ERR_FAILED|status of 409/);
  });

  let later = page;
  await test.step('a quote being written survives a dead connection and a closed tab, and is saved by itself once the connection is back', async () => {
    await note(page).clear();
    await context.setOffline(true);
    await typeLikeAPerson(note(page), 'Al aire');
    await expect(page.getByText(office.saving['offline'] ?? '')).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    expect((await kept()).draft.note).toBe('Al aire');

    await context.setOffline(true);
    await goOnTyping(page, ' libre');
    await retype(people(page), '22');
    await expect(page.getByText(office.saving['offline'] ?? '')).toBeVisible();
    // It follows its persons without the server, and says that the list has not come.
    await expect(total(page)).toHaveText(amount(550));
    await expect(page.getByText(t('pricesAway', { count: 22 }))).toBeVisible();
    // What stands below keeps its place until it comes.
    await expect(page.getByRole('button', { name: t('again') })).toBeDisabled();
    // A page that is being closed is not held offline any more.
    await page.evaluate(() => void (window.fetch = () => Promise.reject(new TypeError('offline'))));
    await page.close();
    await context.setOffline(false);

    later = await context.newPage();
    await later.goto(`/admin/quotes/${id}`);
    await expect(note(later)).toHaveValue('Al aire');
    await later.getByRole('button', { name: office.kept['drop'] ?? '' }).click();
    await later.getByRole('button', { name: t('ra.action.undo') }).click();
    await later.getByRole('button', { name: office.kept['use'] ?? '' }).click();
    await expect(note(later)).toHaveValue('Al aire libre');
    await expect(people(later)).toHaveValue('22');
    await saved(later);
    await later.reload();
    await expect(note(later)).toHaveValue('Al aire libre');
    await expect(later.getByRole('button', { name: office.kept['use'] ?? '' })).toHaveCount(0);
    forget(noise, OFFLINE);
  });

  await test.step('says what is wrong where it was typed, until its line is removed', async () => {
    await later.getByRole('button', { name: t('addLine') }).click();
    const prices = later.getByLabel(`${t('shared.price')} (€)`);
    await prices.last().fill('90.50');
    await prices.first().fill('none');
    await later
      .getByRole('button', { name: /^Remove “./ })
      .first()
      .click();
    await expect(prices).toHaveValue('90.50');
    const wrong = later.getByText(t('ra.validation.number'));
    await expect(wrong).toHaveCount(0);
    // The line comes back beside what was put right meanwhile.
    await prices.fill('91.00');
    await later.getByRole('button', { name: t('ra.action.undo') }).click();
    await expect(prices).toHaveCount(2);
    await expect(prices.last()).toHaveValue('91.00');
    await expect(wrong).toHaveCount(0);
    // A group of nobody is none.
    await people(later).fill('0');
    await expect(wrong).toHaveCount(1);
  });
});

/** A link of the office outlasts whatever goes wrong until it is spent, and then says so. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startSite } from '../support/site-server.ts';
import { lookAt } from './support/look-at.ts';
import { OWNER, setUpToken } from './support/office.ts';
import { DESK, expect, forget, test } from './support/one-office.ts';
import { en } from './support/says.ts';

test.use(DESK);

const EVA = { name: 'Eva Ruiz', email: 'eva@example.com', password: 'dos kilos de harina' };
const LINK = '**/api/admin/auth/link';
const SET_UP = '**/api/admin/auth/set-up';

const says = (group: string, key: string) => en(`account.${group}.${key}`);
const error = (code: string) => en(`errors.${code}`);
const again = en('office.tryAgain');

test('a link outlasts what goes wrong before it is spent', async ({ browser }) => {
  const site = await startSite();
  const context = await browser.newContext({ ...DESK, baseURL: site.url });
  const page = await context.newPage();
  const other = await (await browser.newContext({ ...DESK, baseURL: site.url })).newPage();
  const link = `/admin/set-up#${await setUpToken(site)}`;
  const form = (of: Page) => ({
    name: of.getByLabel(en('shared.name')),
    email: of.getByLabel(en('shared.email')),
    password: of.getByLabel(says('fields', 'newPassword')),
    button: of.getByRole('button', { name: says('setUp', 'button') }),
    alert: of.getByRole('alert'),
  });
  const { name, email, password, button, alert } = form(page);
  const fill = async (of: Page, chosen: string) => {
    await form(of).name.fill(OWNER.name);
    await form(of).email.fill(OWNER.email);
    await form(of).password.fill(chosen);
  };
  try {
    // Looking whether it works takes a moment, and fails: that spends nothing.
    await page.route(LINK, async (route) => {
      await wait(1_000);
      await route.fulfill({ status: 429, json: { error: 'slowDown', wait: 5 } });
    });
    await page.goto(link);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('setUp', 'title'));
    await expect(alert).toContainText(says('link', 'still'));
    await page.unroute(LINK);
    await page.getByRole('button', { name: again }).click();

    // Once it has worked it is not asked about again, not by coming back to the window either.
    await fill(page, 'password1234');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => {
      for (const event of ['offline', 'online', 'visibilitychange', 'focus'])
        dispatchEvent(new Event(event));
    });
    await page.waitForTimeout(1_000);
    expect(asked).toEqual([]);

    // Whatever a try is refused for, what was typed stays.
    const expectKept = async (chosen: string) => {
      await expect(name).toHaveValue(OWNER.name);
      await expect(email).toHaveValue(OWNER.email);
      await expect(password).toHaveValue(chosen);
    };
    await button.click();
    await expect(alert).toHaveText(says('passwordProblems', 'common'));
    await expectKept('password1234');
    await password.fill(OWNER.password);
    for (const [answer, text] of [
      [{ status: 429, json: { error: 'slowDown', wait: 5 } }, /5 seconds/],
      [{ status: 503, contentType: 'text/html', body: '<h1>Away</h1>' }, error('failed')],
      [null, error('offline')],
    ] as const) {
      await page.route(SET_UP, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await button.click();
      await expect(alert).toHaveText(text);
      await expectKept(OWNER.password);
      await page.unroute(SET_UP);
    }

    // Nor is it lost by loading the page again, or by going away and back.
    await page.reload();
    await expect(button).toBeVisible();
    await page.goto('/');
    await page.goBack();
    await expect(button).toBeVisible();
    await fill(page, OWNER.password);

    // Spent in one window: the other says so when it is tried, and keeps what was typed there.
    await other.goto(link);
    await fill(other, OWNER.password);
    await button.click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/set-up/);
    await form(other).button.click();
    await expect(form(other).alert).toContainText(says('errors', 'linkGone'));
    await expect(form(other).name).toHaveValue(OWNER.name);
    await lookAt(other, 'link-spent');
    await form(other)
      .alert.getByRole('link', { name: says('linkGone', 'toSignIn') })
      .click();
    await expect(other.getByRole('heading', { name: says('signIn', 'title') })).toBeVisible();
  } finally {
    for (const one of [page, other]) await one.context().close();
    await site.stop();
  }
});

test('another link is opened in the same tab, and by who is signed in', async ({
  page,
  office,
  noise,
}) => {
  const invited = await office.call('POST', 'invitations', {
    email: EVA.email,
    role: 'editor',
  });
  const { hash } = new URL(((await invited.json()) as { link: string }).link);

  // Only what is behind the # differs: the browser loads nothing.
  await page.goto(`/admin/invitation#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: says('linkGone', 'title') })).toBeVisible();
  await page.goto(`/admin/invitation${hash}`);
  await expect(page.getByText(EVA.email)).toBeVisible();

  // The owner, who is signed in here, is not in the way: from now on it is Eva who is.
  await page.getByLabel(en('shared.name')).fill(EVA.name);
  await page.getByLabel(says('fields', 'newPassword')).fill(EVA.password);
  await page.getByRole('button', { name: says('invitation', 'button') }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto('/admin/account');
  await expect(page.getByLabel(en('shared.name'))).toHaveValue(EVA.name);
  await page.goto('/admin/people');
  await expect(page.getByText(error('notAllowed'))).toBeVisible();
  // A link that is none, and a screen that is not hers.
  forget(noise, /status of (?:401|403|404|409|410|500) /);
});

/** The owner gets in by every way there is, whatever goes wrong meanwhile. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startSite } from '../support/site-server.ts';
import { OWNER, setUpToken } from './support/office.ts';
import { DESK, expect, forget, test } from './support/one-office.ts';
import { formerTotp, totp } from './support/totp.ts';
import { lookAt } from './support/look-at.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { at, open } from './support/signing-in.ts';
import { en } from './support/says.ts';

const NEW_PASSWORD = 'dos kilos de harina fina';

const LINK = '**/api/admin/auth/link';
const SET_UP = '**/api/admin/auth/set-up';
const AUTOFILL = 'test.autofill';

/**
 * Runs in the page: a browser that offers passkeys beneath the email field only once the test says so. The
 * virtual authenticator chooses one as soon as they are offered, without a tap.
 */
function offerWhenTold(key: string): void {
  // The empty page of before has none.
  if (!('PublicKeyCredential' in globalThis)) return;
  PublicKeyCredential.isConditionalMediationAvailable = async () =>
    localStorage.getItem(key) === 'on';
}

/** Claims an office that nobody owns by its link, whatever is in the way; another window has opened it, too. */
async function claim(page: Page, other: Page, link: string): Promise<void> {
  const { said, says } = at('en');
  const form = (of: Page) => ({
    name: of.getByLabel(said('shared.name')),
    email: of.getByLabel(said('shared.email')),
    password: of.getByLabel(says('fields.newPassword')),
    button: of.getByRole('button', { name: says('setUp.button') }),
    alert: of.getByRole('alert'),
  });
  const { name, email, password, button, alert } = form(page);
  const fill = async (of: Page, chosen: string) => {
    await form(of).name.fill(OWNER.name);
    await form(of).email.fill(OWNER.email);
    await form(of).password.fill(chosen);
  };
  // Looking whether it works takes a moment, and fails: that spends nothing.
  await page.route(LINK, async (route) => {
    await wait(1_000);
    await route.fulfill({ status: 429, json: { error: 'slowDown', wait: 5 } });
  });
  await page.goto(link);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('setUp.title'));
  await expect(alert).toContainText(says('link.still'));
  await page.unroute(LINK);
  // One answer that is lost is asked for again.
  await page.route(LINK, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: said('office.tryAgain') }).click();

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
  await expect(alert).toHaveText(says('errors.password.common'));
  await lookAt(page, 'set-up');
  await expectKept('password1234');
  await password.fill(OWNER.password);
  for (const [answer, text] of [
    [{ status: 429, json: { error: 'slowDown', wait: 5 } }, /5 seconds/],
    [null, said('errors.offline')],
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
  await page.goto('/robots.txt');
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
  await expect(form(other).alert).toContainText(says('errors.linkGone'));
  await expect(form(other).name).toHaveValue(OWNER.name);
  await form(other)
    .alert.getByRole('link', { name: says('linkGone.toSignIn') })
    .click();
  await expect(other.getByRole('heading', { name: says('signIn.title') })).toBeVisible();
}

test('getting in: the first owner, TOTP, a recovery code, a passkey', async ({ browser }) => {
  const { said, says, signIn, section } = at('en');
  const site = await startSite();
  const url = site.url.replace('127.0.0.1', 'localhost');
  const { context, page, faults } = await open(browser, DESK, url);
  const other = await open(browser, DESK, url);
  await context.addInitScript(offerWhenTold, AUTOFILL);
  try {
    // Being first is no claim: without the link there is nothing to claim.
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: says('signIn.title') })).toBeVisible();
    await page.goto(`/admin/set-up#${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: says('linkGone.title') })).toBeVisible();

    await page.goto('about:blank');
    await test.step('a link outlasts what goes wrong before it is spent', async () => {
      await claim(page, other.page, `/admin/set-up#${await setUpToken(site)}`);
    });
    // What was refused on purpose.
    forget(faults, /status of 503|ERR_FAILED/);

    // The second step, from the key beside the picture.
    await page.goto('/admin/account');
    const totpSection = section(page, 'totp.title');
    await totpSection.getByRole('button', { name: says('totp.turnOn'), exact: true }).click();
    await totpSection.getByLabel(says('fields.password'), { exact: true }).fill(OWNER.password);
    await totpSection.getByRole('button', { name: says('totp.turnOn'), exact: true }).click();
    await expect(totpSection.getByRole('img')).toBeVisible();
    await lookAt(page, 'totp');
    const key = await totpSection.locator('code').innerText();
    await totpSection.getByLabel(says('fields.code')).fill(await formerTotp(key));
    await totpSection.getByRole('button', { name: says('totp.confirm') }).click();
    await expect(totpSection.getByText(says('totp.codesTitle'))).toBeVisible();
    const codes = await totpSection.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    const copy = totpSection.getByRole('button', { name: said('ra.action.copy'), exact: true });
    // Nobody has allowed it yet, and where there is no HTTPS nobody can.
    await copy.click();
    await expect(page.getByText(said('shared.copyByHand'))).toBeVisible();
    await context.grantPermissions(['clipboard-write']);
    await copy.click();
    await expect(page.getByText(said('shared.copied'), { exact: true })).toBeVisible();
    await totpSection.getByRole('button', { name: says('totp.kept') }).click();
    await expect(totpSection.getByText(says('totp.on'))).toBeVisible();

    // A passkey of this device.
    await addAuthenticator(context, page);
    const passkeys = section(page, 'passkeys.title');
    await passkeys.getByLabel(says('passkeys.name')).fill('Chrome');
    await passkeys.getByRole('button', { name: says('passkeys.add') }).click();
    await expect(passkeys.getByText(says('passkeys.never'))).toBeVisible();

    // Another password wants the old one, or the passkey.
    const passwords = section(page, 'password.title');
    const old = passwords.getByLabel(says('fields.oldPassword'));
    const change = passwords.getByRole('button', { name: says('password.change') });
    await old.fill('this is not the password');
    await passwords.getByLabel(says('fields.newPassword')).fill(NEW_PASSWORD);
    await change.click();
    await expect(passwords.getByRole('alert')).toHaveText(says('errors.wrongPassword'));
    await expect(passwords.getByLabel(says('fields.newPassword'))).toHaveValue(NEW_PASSWORD);
    await passwords.getByRole('button', { name: says('password.byPasskey') }).click();
    await expect(passwords.getByText(says('password.passkeyFirst'))).toBeVisible();
    await lookAt(page, 'account');
    await change.click();
    await expect(page.getByText(says('password.changed'))).toBeVisible();

    const menu = page.getByRole('button', { name: OWNER.name, exact: true });
    const signOut = async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: en('ra.auth.logout') }).click();
      await expect(page.getByRole('heading', { name: says('signIn.title') })).toBeVisible();
    };
    const isIn = () => expect(menu).toBeVisible();

    // What they typed for drafts is forgotten; what others at the device did, and other choices, are kept.
    const { id } = await page.evaluate(async () => (await fetch('/api/admin/session')).json());
    const typing = (by: string) => `sobremesa.office.typing.${by}.blog/one`;
    const keys = [typing(id), typing('another')];
    await page.evaluate((some) => some.forEach((key) => localStorage.setItem(key, '{}')), keys);
    await signOut();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).not.toContain(typing(id));
    expect(kept).toEqual(expect.arrayContaining([typing('another'), 'sobremesa.office.language']));

    // “Next” of a phone's keyboard.
    await page.getByLabel(said('shared.email')).press('Enter');
    await expect(page.getByLabel(says('fields.password'), { exact: true })).toBeFocused();
    await signIn(page, 'this is not the password');
    await expect(page.locator('form').getByRole('alert')).toHaveText(
      says('errors.wrongCredentials'),
    );
    await signIn(page, NEW_PASSWORD);
    await expect(page.getByRole('heading', { name: says('secondFactor.title') })).toBeVisible();
    await page.getByLabel(says('fields.code')).fill(totp(key, Date.now()));
    await page.keyboard.press('Enter');
    await isIn();

    await signOut();
    await signIn(page, NEW_PASSWORD);
    await page.getByLabel(says('fields.code')).fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await isIn();

    await signOut();
    await page.getByRole('button', { name: says('signIn.passkey') }).click();
    await isIn();

    // The same, chosen among what the browser fills into the email field.
    await signOut();
    await expect(page.getByLabel(said('shared.email'))).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await page.evaluate((key) => localStorage.setItem(key, 'on'), AUTOFILL);
    await page.reload();
    await isIn();
    expect([...faults, ...other.faults]).toEqual([]);
  } finally {
    await context.close();
    await other.context.close();
    await site.stop();
  }
});

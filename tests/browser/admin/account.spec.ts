/** The owner gets in by every way there is, on a phone and at a desk, and says who else does. */
import type { Browser, Page } from '@playwright/test';
import { errorWords } from '../../../src/office/app/office.ts';
import { startSite } from '../support/site-server.ts';
import { OWNER, setUpToken } from './support/office.ts';
import { DESK, expect, PHONE, test } from './support/one-office.ts';
import { totp } from './support/totp.ts';
import { lookAt } from './support/look-at.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { en, es } from './support/says.ts';

// So many that several workers share them.
test.describe.configure({ mode: 'parallel' });

const NEW_PASSWORD = 'dos kilos de harina fina';

/** A page that fails its test when it breaks its policy, or throws. */
async function open(browser: Browser, view: typeof PHONE | typeof DESK, baseURL: string) {
  const context = await browser.newContext({ ...view, baseURL });
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      faults.push(message.text());
  });
  return { context, page: await context.newPage(), faults };
}

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

/** What a person reads and does at the door, in their language. */
function at(language: 'es' | 'en') {
  const said = { es, en }[language];
  const says: typeof en = (key, values) => said(`account.${key}`, values);
  const signIn = async (page: Page, password: string) => {
    await page.getByLabel(said('shared.email')).fill(OWNER.email);
    await page.getByLabel(says('fields.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: says('signIn.title'), exact: true }).click();
  };
  const section = (page: Page, name: string) => page.getByRole('region', { name: says(name) });
  return { said, says, signIn, section };
}

test('getting in: the first owner, TOTP, a recovery code, a passkey', async ({ browser }) => {
  const { said, says, signIn, section } = at('en');
  const site = await startSite();
  const url = site.url.replace('127.0.0.1', 'localhost');
  const { context, page, faults } = await open(browser, DESK, url);
  await context.addInitScript(offerWhenTold, AUTOFILL);
  try {
    // Nobody is first at the door: without the link there is nothing to claim.
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: says('signIn.title') })).toBeVisible();
    await lookAt(page, 'sign-in');
    await page.goto(`/admin/set-up#${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: says('linkGone.title') })).toBeVisible();

    await page.goto('/');
    await page.goto(`/admin/set-up#${await setUpToken(site)}`);
    await page.getByLabel(said('shared.name')).fill(OWNER.name);
    await page.getByLabel(said('shared.email')).fill(OWNER.email);
    await page.getByLabel(says('fields.newPassword')).fill('password1234');
    await page.getByRole('button', { name: says('setUp.button') }).click();
    await expect(page.getByRole('alert')).toHaveText(says('passwordProblems.common'));
    await lookAt(page, 'set-up');
    await page.getByLabel(says('fields.newPassword')).fill(OWNER.password);
    await page.getByRole('button', { name: says('setUp.button') }).click();
    await expect(page).not.toHaveURL(/set-up|login/);

    // The second step, from the key beside the picture.
    await page.goto('/admin/account');
    const totpSection = section(page, 'totp.title');
    await totpSection.getByRole('button', { name: says('totp.turnOn'), exact: true }).click();
    await totpSection.getByLabel(says('fields.password'), { exact: true }).fill(OWNER.password);
    await totpSection.getByRole('button', { name: says('totp.turnOn'), exact: true }).click();
    await expect(totpSection.getByRole('img')).toBeVisible();
    await lookAt(page, 'totp');
    const key = await totpSection.locator('code').innerText();
    await totpSection.getByLabel(says('fields.code')).fill(totp(key, Date.now() - 30_000));
    await totpSection.getByRole('button', { name: says('totp.confirm') }).click();
    await expect(totpSection.getByText(says('totp.codesTitle'))).toBeVisible();
    const codes = await totpSection.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await lookAt(page, 'recovery-codes');
    await totpSection.getByRole('button', { name: says('totp.kept') }).click();
    await expect(totpSection.getByText(says('totp.on'))).toBeVisible();

    // A passkey of this device.
    await addAuthenticator(context, page);
    const passkeys = section(page, 'passkeys.title');
    await passkeys.getByLabel(says('passkeys.name')).fill('Chrome');
    await passkeys.getByRole('button', { name: says('passkeys.add') }).click();
    await expect(passkeys.getByText(says('passkeys.never'))).toBeVisible();
    await lookAt(page, 'account');

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
    await lookAt(page, 'password-by-passkey');
    await change.click();
    await expect(page.getByText(says('password.changed'))).toBeVisible();
    await passwords.getByRole('button', { name: says('password.byPassword') }).click();
    await old.fill(NEW_PASSWORD);
    await passwords.getByLabel(says('fields.newPassword')).fill(OWNER.password);
    await change.click();
    await expect(old).toHaveValue('');

    const signOut = async () => {
      const answer = await page.evaluate(async () => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
        return (await fetch('/api/admin/auth/sign-out', init)).status;
      });
      expect(answer).toBe(204);
      await page.goto('/admin/account');
      await expect(page.getByRole('heading', { name: says('signIn.title') })).toBeVisible();
    };
    const isIn = () =>
      expect(
        section(page, 'sessions.title').getByText(says('sessions.current'), { exact: true }),
      ).toBeVisible();

    // By the menu, as people do: what was typed for drafts is forgotten, other choices are kept.
    const typing = 'sobremesa.office.typing.blog/one';
    await page.evaluate((key) => localStorage.setItem(key, '{}'), typing);
    await page.getByRole('button', { name: OWNER.name, exact: true }).click();
    await page.getByRole('menuitem', { name: en('ra.auth.logout') }).click();
    await expect(page.getByRole('heading', { name: says('signIn.title') })).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).not.toContain(typing);
    expect(kept).toContain('sobremesa.office.language');
    await page.goto('/admin/account');

    // “Next” of a phone's keyboard.
    await page.getByLabel(said('shared.email')).press('Enter');
    await expect(page.getByLabel(says('fields.password'), { exact: true })).toBeFocused();
    await signIn(page, 'this is not the password');
    await expect(page.getByRole('alert')).toHaveText(says('errors.wrongCredentials'));
    await signIn(page, OWNER.password);
    await expect(page.getByRole('heading', { name: says('secondFactor.title') })).toBeVisible();
    await lookAt(page, 'second-step');
    await page.getByLabel(says('fields.code')).fill(totp(key, Date.now()));
    await page.keyboard.press('Enter');
    await isIn();

    await signOut();
    await signIn(page, OWNER.password);
    await page.getByLabel(says('fields.code')).fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await isIn();

    await signOut();
    await page.getByRole('button', { name: says('signIn.passkey') }).click();
    await isIn();
    await expect(section(page, 'passkeys.title').getByText('Chrome').first()).toBeVisible();

    // The same, chosen among what the browser fills into the email field.
    await signOut();
    await expect(page.getByLabel(said('shared.email'))).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await page.evaluate((key) => localStorage.setItem(key, 'on'), AUTOFILL);
    await page.reload();
    await isIn();
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
  }
});

test('the people: invited, joined, changed, shut out, signed out', async ({ browser, office }) => {
  const { said, says, signIn, section } = at('es');
  const own = await open(browser, PHONE, office.url);
  const other = await open(browser, PHONE, office.url);
  try {
    await own.context.addCookies([...office.storageState.cookies]);
    const { page } = own;
    // A phone's share sheet, which this browser has none of.
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.setAttribute('data-shared', `${data?.text} ${data?.url}`);
        return Promise.resolve();
      };
    });
    await page.goto('/admin/people');
    await page.getByRole('button', { name: says('team.invite') }).click();
    await page.getByLabel(said('shared.email')).fill('eva@example.com');
    await page.getByRole('button', { name: says('team.inviteButton') }).click();
    const link = await page.getByRole('textbox', { name: said('shared.link') }).inputValue();
    await lookAt(page, 'invitation-link');
    await page.getByRole('button', { name: says('team.share') }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      `${says('team.shareText')} ${link}`,
    );
    await page.getByRole('button', { name: said('shared.done') }).click();
    await expect(page.getByText('eva@example.com').first()).toBeVisible();

    await other.page.goto(`${office.url}/admin/invitation#${link.split('#')[1]}`);
    await expect(other.page.getByText('eva@example.com')).toBeVisible();
    await other.page.getByLabel(said('shared.name')).fill('Eva');
    await other.page.getByLabel(says('fields.newPassword')).fill(NEW_PASSWORD);
    await lookAt(other.page, 'invitation');
    await other.page.getByRole('button', { name: says('invitation.button') }).click();
    await expect(other.page).not.toHaveURL(/invitation|login/);
    // An editor sees no people, by the menu or by the address.
    await other.page.goto('/admin/people');
    await expect(other.page.getByText(errorWords.es.notAllowed as string)).toBeVisible();
    await expect(other.page.getByRole('button', { name: says('team.invite') })).toHaveCount(0);

    await page.reload();
    const card = page.getByRole('article', { name: 'Eva' });
    await card.getByLabel(says('team.roleOf', { name: 'Eva' })).click();
    await page.getByRole('option', { name: says('roles.service') }).click();
    await expect(card).toContainText(says('roles.service'));
    const ownCard = page.getByRole('article', { name: OWNER.name });
    await ownCard.getByLabel(says('team.roleOf', { name: OWNER.name })).click();
    await page.getByRole('option', { name: says('roles.editor') }).click();
    await expect(page.getByText(says('errors.lastOwner'))).toBeVisible();
    // A link to let Eva in again waits with the others, until she has no access.
    await card.getByRole('button', { name: says('team.recover') }).click();
    await page.getByRole('button', { name: said('shared.done'), exact: true }).click();
    const waiting = page.getByRole('listitem').filter({ hasText: 'Eva' });
    await expect(waiting).toContainText('eva@example.com');
    await expect(waiting).toContainText(says('team.waiting.recovery').split('{{')[0] ?? '');
    await lookAt(page, 'people-links');
    await card.getByRole('button', { name: says('team.disable') }).click();
    await expect(card.getByText(says('team.isDisabled'))).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await other.page.goto('/admin/account');
    await expect(other.page.getByRole('heading', { name: says('signIn.title') })).toBeVisible();

    // The owner signs in there too, and ends that session from their own screen.
    await signIn(other.page, OWNER.password);
    await expect(section(other.page, 'sessions.title')).toBeVisible();
    await page.goto('/admin/account');
    await page.getByRole('button', { name: says('sessions.endOthers') }).click();
    await expect(page.getByText(says('sessions.ended'))).toBeVisible();
    await other.page.goto('/admin/account');
    await expect(other.page.getByRole('heading', { name: says('signIn.title') })).toBeVisible();
    expect([...own.faults, ...other.faults]).toEqual([]);
  } finally {
    await own.context.close();
    await other.context.close();
  }
});

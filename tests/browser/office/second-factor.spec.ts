/** Once an owner demands a second step of everybody, nobody works without one, and everybody can set one up. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cameInLongAgo, OWNER } from './support/office.ts';
import { expect, goWithin, PHONE, test } from './support/one-office.ts';
import { totp } from './support/totp.ts';
import { lookAt } from './support/look-at.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { es } from './support/says.ts';

const EVA = { name: 'Eva', password: 'dos kilos de harina fina' } as const;
const ADMIN = '/api/admin';

async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** Posts as whoever is signed in to a context. */
async function post(context: BrowserContext, path: string, data: object = {}) {
  const answer = await context.request.post(ADMIN + path, { data });
  expect(answer.ok(), path).toBe(true);
  const text = await answer.text();
  return (text ? JSON.parse(text) : {}) as Record<string, string>;
}

const keyIn = (uri: string) => new URL(uri).searchParams.get('secret') ?? '';

const says = (group: string, key: string) => es(`account.${group}.${key}`);
const shared = (group: string, key: string) => es(`ra.${group}.${key}`);

test('everybody needs a second step: who is at work sets one up, by keyboard', async ({
  browser,
  office,
}) => {
  const baseURL = office.url.replace('127.0.0.1', 'localhost');
  const open = (cookies = office.storageState.cookies) =>
    browser.newContext({
      ...{ ...PHONE, baseURL },
      storageState: {
        cookies: cookies.map((one) => ({ ...one, domain: 'localhost' })),
        origins: [],
      },
    });
  const own = await open();
  const other = await open([]);
  // The virtual authenticator would choose one as soon as passkeys are offered beneath the email field.
  await other.addInitScript(() => {
    if ('PublicKeyCredential' in globalThis)
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  try {
    const { link = '' } = await post(own, '/invitations', {
      ...{ email: 'eva@example.com', role: 'service' },
    });
    await post(other, '/auth/invitation', { token: link.split('#')[1], language: 'es', ...EVA });
    const eva = await other.newPage();
    await eva.goto('/admin/account');
    await expect(eva.getByRole('region', { name: says('totp', 'title') })).toBeVisible();

    // Whoever has none cannot demand one.
    const page = await own.newPage();
    await page.goto('/admin/people');
    const rule = page.getByRole('switch', { name: says('team', 'ruleSwitch') });
    await rule.focus();
    await rule.press('Space');
    await expect(page.getByText(says('errors', 'ownSecondFactorFirst'))).toBeVisible();
    await expect(rule).not.toBeChecked();
    const begun = await post(own, '/account/second-factor', { password: OWNER.password });
    const code = totp(keyIn(String(begun['uri'])), Date.now());
    await post(own, '/account/second-factor/code', { code });
    await rule.focus();
    await rule.press('Space');
    await expect(page.getByText(says('team', 'ruleOn'))).toBeVisible();
    await expect(rule).toBeChecked();

    // The next thing that is done leads to the screen for it, which is all that there is.
    const name = eva.getByLabel(es('shared.name'), { exact: true }).first();
    await name.fill('Eva Luz');
    const save = eva.getByRole('button', { name: shared('action', 'save') });
    await press(save);
    const gate = (page: Page) => page.getByRole('heading', { name: says('gate', 'title') });
    await expect(gate(eva)).toBeVisible();
    await expect(eva.getByRole('navigation')).toHaveCount(0);
    await lookAt(eva, 'second-factor-gate');
    const fresh = await other.newPage();
    await fresh.goto('/admin/inbox');
    await expect(gate(fresh)).toBeVisible();
    await fresh.close();
    const turnOn = eva.getByRole('button', { name: says('totp', 'turnOn'), exact: true });
    await press(turnOn);
    await eva.keyboard.type(EVA.password);
    await eva.keyboard.press('Enter');
    const key = (await eva.locator('code').innerText()).replaceAll(' ', '');
    await eva.getByRole('textbox', { name: says('fields', 'code') }).focus();
    await eva.keyboard.type(totp(key, Date.now()));
    await eva.keyboard.press('Enter');
    await expect(eva.getByText(says('totp', 'codesTitle'))).toBeVisible();
    await expect(eva.getByRole('alert').getByText(says('gate', 'ready'))).toBeVisible();
    await press(eva.getByRole('button', { name: says('gate', 'enter') }));
    await expect(eva.getByRole('navigation').first()).toBeVisible();
    // What was being typed is where it was.
    await expect(name).toHaveValue('Eva Luz');
    await press(save);
    await expect(eva.getByText(says('profile', 'saved'))).toBeVisible();
    // It could not be pressed while it saved.
    await expect(save).toBeFocused();

    // The last one stays; with a passkey beside them the codes may go, and the passkey is asked for.
    const codes = eva.getByRole('region', { name: says('totp', 'title') });
    const turnOff = async () => {
      await press(codes.getByRole('button', { name: says('totp', 'turnOff') }));
      await eva.keyboard.type(EVA.password);
      await eva.keyboard.press('Enter');
    };
    await turnOff();
    await expect(codes.getByText(says('errors', 'lastSecondFactor'))).toBeVisible();
    await eva.reload();
    await addAuthenticator(other, eva);
    const passkeys = eva.getByRole('region', { name: says('passkeys', 'title') });
    await passkeys.getByLabel(says('passkeys', 'name')).fill('Chrome');
    await eva.keyboard.press('Enter');
    await expect(passkeys.getByText(says('passkeys', 'never'))).toBeVisible();
    await turnOff();
    await expect(eva.getByRole('heading', { name: says('gate', 'showTitle') })).toBeVisible();
    // Signing in by the password leads to the same.
    await press(eva.getByRole('button', { name: shared('auth', 'logout') }));
    await eva.getByLabel(es('shared.email')).fill('eva@example.com');
    await eva.getByLabel(says('fields', 'password'), { exact: true }).fill(EVA.password);
    await eva.keyboard.press('Enter');
    await expect(eva.getByRole('heading', { name: says('gate', 'showTitle') })).toBeVisible();
    await press(eva.getByRole('button', { name: says('gate', 'show') }));
    await expect(eva.getByRole('navigation').first()).toBeVisible();
    await goWithin(eva, '/admin/account');
    await expect(passkeys.getByText('Chrome').first()).toBeVisible();
    // It shows who they are at work, too.
    await cameInLongAgo(office);
    await press(
      passkeys.getByRole('button', { name: es('account.passkeys.remove', { name: 'Chrome' }) }),
    );
    await press(eva.getByRole('button', { name: says('confirm', 'passkey') }));
    await expect(eva.getByText(says('errors', 'lastSecondFactor'))).toBeVisible();
  } finally {
    await own.close();
    await other.close();
  }
});

/** Who did what, to the content and to sign-in, is one list that shows what was changed. */
import { words } from '../../../src/office/screens/audit/words.ts';
import { lookAt } from './support/look-at.ts';
import { OWNER } from './support/office.ts';
import { expect, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

const SETTINGS = 'content/globalSettings/globalSettings';

test.use(PHONE);

test('who did what is one list, from the price to the sign-in', async ({ page, office }) => {
  // A text is changed, somebody comes in, and somebody else tries to.
  const settings = await (await office.call('GET', SETTINGS)).json();
  const { revision, published: before } = settings as {
    revision: string;
    published: { values: object };
  };
  const draft = await office.call(
    ...(['PUT', SETTINGS, { values: { ...before.values, siteName: 'La Otra' } }] as const),
    { 'If-Match': `"${revision}"` },
  );
  const { revision: written } = (await draft.json()) as { revision: string };
  const published = await office.call('POST', `${SETTINGS}/publish`, undefined, {
    'If-Match': `"${written}"`,
  });
  expect(published.status).toBe(200);
  const signIn = (password: string) =>
    fetch(`${office.url}/api/admin/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: OWNER.email, password }),
    });
  for (let tries = 0; tries < 2; tries++)
    expect((await signIn('no es esta, seguro')).status).toBe(401);
  expect((await signIn(OWNER.password)).status).toBe(200);

  const said = words.es as unknown as typeof words.es & {
    actions: Record<string, Record<string, string>>;
    kinds: Record<string, string>;
    values: Record<string, string>;
  };
  const actions = (group: string, name: string) => said.actions[group]?.[name] ?? '';
  const text = (key: string) => String(said[key]);
  const text2 = (group: string, key: string) =>
    String((said[group] as unknown as Record<string, string>)[key]);
  await page.goto('/admin/audit');
  for (const [group, name] of [
    ...([
      ['account', 'signIn'],
      ['account', 'signInFailed'],
      ['account', 'setUp'],
    ] as const),
    ['document', 'publish'],
  ] as const)
    await expect(page.getByText(actions(group, name), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(text('tries').replace('{{count}}', '2'))).toBeVisible();
  await expect(page.getByText(said.values['password'] ?? '')).toBeVisible();
  await lookAt(page, 'audit');

  // Narrowed to the content, by the keyboard; the address says so.
  await page.getByRole('combobox', { name: es('shared.about') }).press('Enter');
  await page.getByRole('option', { name: said.kinds['content'] ?? '' }).press('Enter');
  await expect(page.getByText(actions('account', 'signIn'), { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/filter=.*content/);
  await page.getByRole('combobox', { name: es('shared.who') }).press('Enter');
  await page.getByRole('option', { name: OWNER.name }).press('Enter');
  await expect(page.getByText(actions('document', 'publish'), { exact: true })).toHaveCount(1);

  // What was changed, at a tap, and the focus is back where it was.
  const show = page.getByRole('button', { name: text2('changes', 'show') }).first();
  await show.click();
  const changes = page.getByRole('dialog');
  await expect(changes.getByText('La Sobremesa', { exact: true })).toBeVisible();
  await expect(changes.getByText('La Otra', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(changes).toBeHidden();
  await expect(show).toBeFocused();

  // Two filters in the same moment: neither is lost.
  const clear = page.getByRole('button', { name: es('ra.navigation.clear_filters') });
  await clear.click();
  await expect(page.getByText(actions('account', 'setUp'), { exact: true })).toBeVisible();
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, '2021-02-03');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/from.*2021-02-03.*to.*2021-02-03/);
  await expect(page.getByLabel(text('from'))).toHaveValue('2021-02-03');
  await clear.click();
  await expect(page.getByLabel(text('from'))).toHaveValue('');
});

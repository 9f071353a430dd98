/** A session that ends takes nothing from whoever is at work, and lets nobody go on with another's screen. */
import type { Page } from '@playwright/test';
import { FORMS } from '../../../src/requests/testing/submissions.ts';
import { goOnTyping, typeLikeAPerson } from '../support/type-like-a-person.ts';
import { lookAt } from './support/look-at.ts';
import { OWNER, type Office } from './support/office.ts';
import { comeBack, expect, forget, goWithin, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

test.use(PHONE);

const EVA = { name: 'Eva Ruiz', email: 'eva@example.com', password: 'dos kilos de harina' };

/** Ends the session of a page, as its age does: the page hears of it with its next call. */
async function endSession(page: Page): Promise<void> {
  const ended = await page.request.post('/api/admin/auth/sign-out', { data: {} });
  expect(ended.status()).toBe(204);
}

async function request({ url }: Office): Promise<string> {
  const answer = await fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...FORMS.request, locale: 'es', service: 'catering' }),
  });
  return ((await answer.json()) as { id: string }).id;
}

const says = (group: string, key: string) => es(`account.${group}.${key}`);
const quotes = (key: string) => es(`quotes.${key}`);

const signInDialog = (page: Page) => page.getByRole('dialog', { name: says('signIn', 'title') });
// By their roles: what lies beneath the dialog is hidden from everybody.
const emailIn = (page: Page) =>
  page.getByRole('textbox', { name: es('shared.email'), exact: true });
const passwordIn = (page: Page) =>
  page.getByRole('textbox', { name: says('fields', 'password'), exact: true });
const signIn = async (page: Page, password: string, email?: string) => {
  if (email !== undefined) await emailIn(page).fill(email);
  await passwordIn(page).fill(password);
  await page.getByRole('button', { name: says('signIn', 'title'), exact: true }).click();
};

test('a session that ends', async ({ page, office, noise }) => {
  await test.step('while somebody types takes nothing from them', async () => {
    const id = await request(office);

    // A document, whose draft is saved as it is typed: the session is begun again over it, and they go on.
    await page.goto('/admin/content/question/question-parking');
    const field = page.getByRole('textbox').first();
    await field.clear();
    await typeLikeAPerson(field, '¿Hay sitio');
    await endSession(page);
    await page.keyboard.type('!');
    await expect(signInDialog(page)).toBeVisible();
    // Whoever looks at their keys types on: none of it goes into another field.
    await page.keyboard.type('xyz');
    await expect(emailIn(page)).toHaveValue(OWNER.email);
    await expect(passwordIn(page)).toHaveValue('');
    // They look their password up in another window, and come back.
    await comeBack(page);
    await page.waitForTimeout(500);
    await lookAt(page, 'sign-in-again');
    await signIn(page, OWNER.password);
    await expect(signInDialog(page)).toBeHidden();
    await expect(field).toBeFocused();
    await goOnTyping(page, ' para coches?');
    await expect(field).toHaveValue('¿Hay sitio! para coches?');
    await expect
      .poll(async () => (await office.call('GET', 'session')).status, { timeout: 1_000 })
      .toBe(401);
    const drafts = async () => {
      const answer = await page.request.get('/api/admin/content/question/question-parking');
      return answer.text();
    };
    await expect.poll(drafts).toContain('¿Hay sitio! para coches?');

    // A quote: what is typed beside the one call that finds out is still there.
    await goWithin(page, `/admin/quotes/new/${id}`);
    const note = page.getByLabel(quotes('note'));
    await typeLikeAPerson(note, 'Sin sal');
    await endSession(page);
    await page.getByLabel(es('shared.people'), { exact: true }).fill('20');
    await expect(signInDialog(page)).toBeVisible();
    await signIn(page, OWNER.password);
    await expect(signInDialog(page)).toBeHidden();
    await expect(note).toHaveValue('Sin sal');
    await expect(page.getByLabel(es('shared.people'), { exact: true })).toHaveValue('20');

    // A refusal that comes late, of a call made before they signed in again, closes nothing.
    await page.route('**/api/admin/quote-prices*', (route) =>
      route.fulfill({ status: 401, json: { error: 'signedOut' } }),
    );
    const looked = page.waitForResponse('**/api/admin/session');
    await page.getByLabel(es('shared.people'), { exact: true }).fill('21');
    expect((await looked).status()).toBe(200);
    await page.waitForTimeout(500);
    await expect(signInDialog(page)).toHaveCount(0);
    await expect(note).toHaveValue('Sin sal');
  });

  await test.step('signing in again leads back, and nobody goes on with another’s screen', async () => {
    await page.unroute('**/api/admin/quote-prices*');
    const place = '/admin/inbox?displayedFilters=%7B%7D&filter=%7B%22q%22%3A%22luc%22%7D';
    await endSession(page);
    await page.goto(place);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.reload();
    await signIn(page, OWNER.password, OWNER.email);
    await expect(page).toHaveURL(/\/admin\/inbox\?.*luc/);
    await expect(page.getByRole('navigation').first()).toBeVisible();

    // Somebody else signs in where the owner was: they begin at the beginning.
    const invited = await page.request.post('/api/admin/invitations', {
      data: { email: EVA.email, role: 'editor' },
    });
    const { hash } = new URL(((await invited.json()) as { link: string }).link);
    const { name, password } = EVA;
    await endSession(page);
    await fetch(`${office.url}/api/admin/auth/invitation`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: hash.slice(1), name, password, language: 'es' }),
    });
    // The list may have asked by itself, and the dialog be there already.
    const search = page.getByRole('searchbox');
    if (!(await signInDialog(page).isVisible()))
      await search.fill('luca', { timeout: 2_000 }).catch(() => {});
    await expect(signInDialog(page)).toBeVisible();
    await signIn(page, EVA.password, EVA.email);
    await expect(page).toHaveURL(/\/admin\/?$/);
    await expect(signInDialog(page)).toBeHidden();
    await goWithin(page, '/admin/account');
    await expect(page.getByLabel(es('shared.name'))).toHaveValue(EVA.name);
  });
  // The refusals are what this is about.
  forget(noise, /status of (?:401|403|404|409|410|500) /);
});

test(
  'who signs in while the server cannot say who they are is told, and goes on',
  { tag: '@torture' },
  async ({ page, noise }) => {
    const session = '**/api/admin/session';
    await endSession(page);
    await page.goto('/admin/account');
    await expect(emailIn(page)).toBeFocused();
    await page.route(session, (route) => route.fulfill({ status: 500, json: { error: 'failed' } }));
    // Nor does it say so with its answer to who signs in.
    await page.route('**/api/admin/auth/**', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as object;
      await route.fulfill({ response, json: { ...json, ahead: {} } });
    });
    await signIn(page, OWNER.password, OWNER.email);
    const again = page.getByRole('button', { name: es('office.tryAgain') });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await page.unroute(session);
    await again.click();
    await expect(page.getByLabel(es('shared.name'))).toHaveValue(OWNER.name);
    // The refusals are what this is about.
    forget(noise, /status of (?:401|403|404|409|410|500) /);
  },
);

/** Whoever types at their own pace gets in by every sign-in screen, whatever the server says meanwhile. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addDays, businessDay } from '../../../src/i18n/index.ts';
import { startSite } from '../support/site-server.ts';
import { goOnTyping, lookAway, typeLikeAPerson } from '../support/type-like-a-person.ts';
import { lookAt } from './support/look-at.ts';
import { emailsWith } from './support/mail-folder.ts';
import { OWNER, setUpToken, type Office } from './support/office.ts';
import { expect, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

const EVA = { name: 'Eva Ruiz', email: 'eva@example.com', password: 'dos kilos de harina' };
const SESSION = '**/api/admin/session';
const NEW_PASSWORD = 'una olla de cobre viejo';

/** A page for who is not signed in: what is typed there, and what leads on. */
interface SignInContext {
  readonly path: string;
  readonly fields: readonly (readonly [label: string, text: string])[];
  readonly button: string;
}

/** Begins a quote of a new request and sends it; answers its private address. */
async function quoted(office: Office): Promise<string> {
  const asked = await fetch(`${office.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ locale: 'es', firstName: 'Lucía', service: 'catering', email: 'lucia@example.com' },
      ...{ phone: '+34 600 000 000', requestedDate: nextTuesday(), requestedTime: 'afternoon' },
      ...{ participants: '11-15' },
    }),
  });
  const { id: submissionId } = (await asked.json()) as { id: string };
  const begun = await office.call('POST', 'quotes', { submissionId });
  const { id } = (await begun.json()) as { id: string };
  const sent = await office.call('POST', `quotes/${id}/send`, undefined, { 'If-Match': '"1"' });
  const { versions } = (await sent.json()) as { versions: { link: string }[] };
  return new URL(versions[0]?.link ?? '').pathname;
}

/** A day on which the sample business is open, far enough ahead for every notice. */
function nextTuesday(): string {
  let day = addDays(businessDay(new Date()), 14);
  while (new Date(day).getUTCDay() !== 2) day = addDays(day, 1);
  return day;
}

/** The office's calls of a page that are not those of signing in. */
function otherCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/admin/auth/'))
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/**
 * How the server answers when a page asks who is signed in: slowly, with an error, not at all. While somebody
 * looks away a second lasts ten times as long.
 */
async function troubleSessions(page: Page): Promise<void> {
  let count = 0;
  await page.route(SESSION, async (route) => {
    count += 1;
    if (count % 3 === 1) await wait(1_000);
    const answered =
      count % 3 === 0 ? route.abort() : route.fulfill({ status: 500, json: { error: 'failed' } });
    // The page may be gone by then.
    await answered.catch(() => undefined);
  });
}

const says = (group: string, key: string) => es(`account.${group}.${key}`);

test(
  'who types like a person gets through every sign-in screen',
  { tag: '@torture' },
  async ({ browser, office }) => {
    // One site that nobody owns yet, beside the one with an owner.
    const fresh = await startSite();
    const made = async (path: string, body: object) => {
      const answer = await office.call('POST', path, body);
      return new URL(((await answer.json()) as { link: string }).link).hash;
    };
    const invitation = await made('invitations', { email: EVA.email, role: 'editor' });
    const { data } = (await (await office.call('GET', 'accounts')).json()) as {
      data: { id: string }[];
    };
    const recovery = await made(`accounts/${data[0]?.id}/recovery`, {});
    const quote = await quoted(office);

    const screens: SignInContext[] = [
      {
        path: `${fresh.url}/admin/set-up#${await setUpToken(fresh)}`,
        fields: [
          [es('shared.name'), OWNER.name],
          [es('shared.email'), OWNER.email],
          [says('fields', 'newPassword'), OWNER.password],
        ],
        button: says('setUp', 'button'),
      },
      {
        path: `${office.url}/admin/invitation${invitation}`,
        fields: [
          [es('shared.name'), EVA.name],
          [says('fields', 'newPassword'), EVA.password],
        ],
        button: says('invitation', 'button'),
      },
      {
        path: `${office.url}/admin/login`,
        fields: [
          [es('shared.email'), OWNER.email],
          [says('fields', 'password'), OWNER.password],
        ],
        button: says('signIn', 'title'),
      },
      {
        path: `${office.url}/admin/recovery${recovery}`,
        fields: [[says('fields', 'newPassword'), NEW_PASSWORD]],
        button: says('recovery', 'button'),
      },
    ];

    const newPage = async () => {
      const page = await (await browser.newContext(PHONE)).newPage();
      await page.clock.install();
      return page;
    };

    /** Types half, looks away for as long as every try to know who is signed in takes, types the rest. */
    const typeInto = async (page: Page, screen: SignInContext) => {
      const boxes = screen.fields.map(
        ([label, text]) => [page.getByLabel(label, { exact: true }), text] as const,
      );
      const last = boxes.length - 1;
      for (const [index, [box, text]] of boxes.entries()) {
        const half = index === last ? Math.ceil(text.length / 2) : text.length;
        await typeLikeAPerson(box, text.slice(0, half));
        if (index < last) continue;
        await lookAway(page);
        await goOnTyping(page, text.slice(half));
      }
      for (const [box, text] of boxes) await expect(box).toHaveValue(text);
    };

    const visit = async (screen: SignInContext) => {
      const page = await newPage();
      const calls = otherCalls(page);
      await troubleSessions(page);
      await page.goto(screen.path);
      await typeInto(page, screen);
      await expect(page).toHaveURL(screen.path);
      expect(calls, screen.path).toEqual([]);
      await page.unroute(SESSION);
      return { page, screen };
    };

    const answerQuote = async () => {
      const page = await newPage();
      const calls: string[] = [];
      await page.goto(office.url + quote);
      page.on('request', (request) => calls.push(request.url()));
      const name = page.locator('#quote-name');
      await typeLikeAPerson(name, 'Lucía');
      await lookAway(page);
      await goOnTyping(page, ' Vega');
      await expect(name).toHaveValue('Lucía Vega');
      expect(calls).toEqual([]);
      await page.locator('#quote-terms').check();
      await page.locator('#answer button').first().click();
      await expect(page.getByRole('status')).toContainText('Lucía Vega');
    };

    try {
      const [visits] = await Promise.all([Promise.all(screens.map(visit)), answerQuote()]);
      for (const { page, screen } of visits) {
        await page.getByRole('button', { name: screen.button, exact: true }).click();
        await expect(page).not.toHaveURL(/set-up|invitation|recovery|login/);
        await expect(page.getByRole('navigation').first()).toBeVisible();
      }
    } finally {
      for (const one of browser.contexts()) await one.close();
      await fresh.stop();
    }
  },
);

test('who forgot their password gets in by a link to their email', async ({ browser, office }) => {
  const page = await (await browser.newContext({ ...PHONE, baseURL: office.url })).newPage();
  const calls = otherCalls(page);
  await page.goto('/admin/login');
  await page.getByLabel(es('shared.email')).fill(OWNER.email);
  await page.getByRole('link', { name: says('signIn', 'forgotten') }).click();
  // What was typed there is not typed again.
  await expect(page.getByLabel(es('shared.email'))).toHaveValue(OWNER.email);
  await page.getByRole('button', { name: says('forgotten', 'button') }).click();
  await expect(page.getByRole('status')).toContainText(OWNER.email);
  await lookAt(page, 'forgotten-password');
  // Nothing is asked that could fail, and take the screen away.
  expect(calls).toEqual([]);
  let link = '';
  await expect(async () => {
    const [email = ''] = await emailsWith(office, '/admin/recovery#');
    link = /\/admin\/recovery#[\w-]{43}/.exec(email)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await page.goto(link);
  await expect(page.getByText(OWNER.email)).toBeVisible();
  await page.getByLabel(says('fields', 'newPassword')).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: says('recovery', 'button') }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.context().close();
});

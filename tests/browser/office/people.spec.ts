/** The owner says who else gets in, and shuts them out again. */
import { errorWords } from '../../../src/office/app/office.ts';
import { at, open } from './support/signing-in.ts';
import { lookAt } from './support/look-at.ts';
import { OWNER } from './support/office.ts';
import { comeBack, DESK, expect, goWithin, leave, PHONE, test } from './support/one-office.ts';

const EVA = { name: 'Eva', email: 'eva@example.com', password: 'dos kilos de harina fina' };

test('the people: invited, joined, changed, shut out', async ({ browser, office }) => {
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
    await page.getByLabel(said('shared.email')).fill(EVA.email);
    await page.getByRole('button', { name: says('team.inviteButton') }).click();
    const link = await page.getByRole('textbox', { name: said('shared.link') }).inputValue();
    await lookAt(page, 'invitation-link');
    // It is shown once: a tap beside it, or Escape, does not take it away.
    await page.mouse.click(2, 2);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    await expect(page.getByRole('textbox', { name: said('shared.link') })).toBeVisible();
    await page.getByRole('button', { name: says('team.share') }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      `${says('team.shareText')} ${link}`,
    );
    await page.getByRole('button', { name: said('shared.done') }).click();
    await expect(page.getByText(EVA.email).first()).toBeVisible();

    await test.step('another link is opened in the same tab, and by who is signed in', async () => {
      const { email, password } = OWNER;
      const entered = await other.context.request.post('/api/admin/auth/sign-in', {
        data: { email, password },
      });
      expect(entered.status()).toBe(200);
      // Only what is behind the # differs: the browser loads nothing.
      await other.page.goto(`/admin/invitation#${'x'.repeat(43)}`);
      const gone = other.page.getByRole('heading', { name: says('linkGone.title') });
      await expect(gone).toBeVisible();
      await other.page.goto(`/admin/invitation${new URL(link).hash}`);
      await expect(other.page.getByText(EVA.email)).toBeVisible();
      await other.page.getByLabel(said('shared.name')).fill(EVA.name);
      await other.page.getByLabel(says('fields.newPassword')).fill(EVA.password);
      await lookAt(other.page, 'invitation');
      // The owner, who is signed in here, is not in the way: from now on it is Eva who is.
      await other.page.getByRole('button', { name: says('invitation.button') }).click();
      await expect(other.page).not.toHaveURL(/invitation|login/);
      const session = await other.context.request.get('/api/admin/session');
      expect(await session.text()).toContain(EVA.name);
    });
    // An editor sees no people, by the menu or by the address.
    await other.page.goto('/admin/people');
    await expect(other.page.getByText(errorWords.es.notAllowed as string)).toBeVisible();
    await expect(other.page.getByRole('button', { name: says('team.invite') })).toHaveCount(0);
    const toToday = other.page.getByRole('main').getByRole('link', { name: said('today.title') });
    await toToday.click();
    await expect(other.page).toHaveURL(/admin\/?$/);

    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await leave(page);
    await comeBack(page);
    const card = page.getByRole('article', { name: 'Eva' });
    await card.getByLabel(says('team.roleOf', { name: 'Eva' })).click();
    await page.getByRole('option', { name: says('roles.service') }).click();
    await expect(card).toContainText(says('roles.service'));
    // Who they are is asked by coming back alone.
    expect(asked.filter((url) => url.endsWith('/api/admin/session'))).toHaveLength(1);
    await test.step('who was given another role has its menu with the first refusal, or on coming back', async () => {
      const bar = other.page.getByRole('navigation');
      await expect(bar.getByRole('link', { name: said('content.menus') })).toBeVisible();
      await goWithin(other.page, '/admin/content/question');
      await expect(bar.getByRole('link', { name: said('inbox.title') })).toBeVisible();
      await expect(toToday).toBeVisible();
      // What a screen says to those who may do more is not said.
      await goWithin(other.page, '/admin/privacy');
      await expect(other.page.getByText(said('privacy.retention.onlyOwner'))).toBeVisible();
      await expect(other.page.getByText(said('privacy.retention.chosen'))).toHaveCount(0);
      await card.getByLabel(says('team.roleOf', { name: 'Eva' })).click();
      await page.getByRole('option', { name: says('roles.editor') }).click();
      await expect(card).toContainText(says('roles.editor'));
      await comeBack(other.page);
      await expect(bar.getByRole('link', { name: said('content.menus') })).toBeVisible();
    });
    // A link to let Eva in again waits with the others, until she has no access.
    await card.getByRole('button', { name: says('team.recover') }).click();
    await page.getByRole('button', { name: said('shared.done'), exact: true }).click();
    const waiting = page.getByRole('listitem').filter({ hasText: 'Eva' });
    await expect(waiting).toContainText(EVA.email);
    await expect(waiting).toContainText(says('team.waiting.recovery').split('{{')[0] ?? '');
    await card.getByRole('button', { name: says('team.disable') }).click();
    await expect(card.getByText(says('team.isDisabled'))).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await other.page.goto('/admin/account');
    await expect(other.page.getByRole('heading', { name: says('signIn.title') })).toBeVisible();

    await test.step('the language chosen in the bar is the person’s, on every device', async () => {
      await goWithin(page, '/admin/account');
      await page.setViewportSize(DESK.viewport);
      await page.getByRole('button', { name: 'Español' }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(
        page.getByRole('region', { name: at('en').says('sessions.title') }),
      ).toBeVisible();
      await signIn(other.page, OWNER.password);
      await expect(section(other.page, 'sessions.title')).toHaveCount(0);
      await expect(at('en').section(other.page, 'sessions.title')).toBeVisible();
    });
    expect([...own.faults, ...other.faults]).toEqual([]);
  } finally {
    await own.context.close();
    await other.context.close();
  }
});

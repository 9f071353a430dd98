import { expect, test, type Browser, type Page } from '@playwright/test';
import { words as inboxWords } from '../../../src/admin/app/areas/inbox/words.ts';
import { words } from '../../../src/admin/app/areas/today/words.ts';
import { refusal, startSmtpStandIn } from '../../../src/mail/testing/smtp-stand-in.ts';
import { startClockedOffice } from './support/clocked-office.ts';
import { lookAt } from './support/look-at.ts';
import { OWNER, startOffice, type Office } from './support/office.ts';
import { openOffice } from './support/one-office.ts';

test.describe.configure({ mode: 'parallel' });

for (const language of ['es', 'en'] as const) {
  const first = words[language]['first'] as Record<string, string>;
  const says = (key: string) => String(first[key]);
  const { reasons } = inboxWords[language]['emails'] as { reasons: Record<string, string> };

  const open = async (browser: Browser, office: Office, width: number) => {
    const context = await browser.newContext({
      ...{ storageState: office.storageState, viewport: { width, height: 844 } },
      baseURL: office.url,
    });
    const page = await context.newPage();
    await openOffice(page, '', language);
    return page;
  };
  const step = (page: Page) => page.getByRole('listitem').filter({ hasText: says('email') });
  const tick = (page: Page) => step(page).getByRole('checkbox');
  const send = (page: Page) =>
    step(page)
      .getByRole('button', { name: says('send') })
      .click();

  test(`a test email that is only kept says so, and is not ticked, ${language}`, async ({
    browser,
  }) => {
    const office = await startOffice({}, language);
    try {
      const page = await open(browser, office, 390);
      await send(page);
      await expect(step(page).getByRole('status')).toHaveText(says('kept'));
      // No name of a setting, and nothing of this computer: it is the owner who reads it.
      expect(await step(page).innerText()).not.toMatch(/[A-Z]{2,}_|\bdata\b|undefined/);
      await lookAt(page, `email-kept-${language}`);
      await page.reload();
      await expect(tick(page)).not.toBeChecked();
      await page.context().close();
    } finally {
      await office.stop();
    }
  });

  test(`a test email goes to who asks, and is ticked once it was taken, ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    let isRefused = true;
    const smtp = await startSmtpStandIn({
      onRcptTo: (_address, _session, done) =>
        done(isRefused ? refusal(550, '5.1.1 No such user') : null),
    });
    const office = await startClockedOffice({ MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url });
    try {
      const page = await open(browser, office, 1280);
      await send(page);
      const status = step(page).getByRole('status');
      await expect(status).toContainText(reasons['address'] ?? '');
      await status.getByText(says('answer')).click();
      await expect(status).toContainText('5.1.1 No such user');
      await expect(tick(page)).not.toBeChecked();
      await lookAt(page, `email-refused-${language}`);

      isRefused = false;
      await office.setAhead(60_000);
      await send(page);
      await expect(status).toHaveText(says('sent').replace('%{to}', OWNER.email));
      await expect(tick(page)).toBeChecked();
      await lookAt(page, `email-sent-${language}`);
      expect(smtp.emails.map(({ recipients }) => recipients)).toEqual([[OWNER.email]]);
      await page.context().close();
    } finally {
      await office.stop();
      await smtp.close();
    }
  });

  test(`a test email that reaches no mail server says that, ${language}`, async ({ browser }) => {
    const office = await startOffice({
      ...{ MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    try {
      const page = await open(browser, office, 390);
      await send(page);
      await expect(step(page).getByRole('status')).toContainText(reasons['unreachable'] ?? '');
      await expect(tick(page)).not.toBeChecked();
      await lookAt(page, `email-unreachable-${language}`);
      await page.context().close();
    } finally {
      await office.stop();
    }
  });
}

/** Whether emails go out is told to the owner in words: by a test email, and by the first screen when none do. */
import type { Page } from '@playwright/test';
import { refusal, startSmtpStandIn } from '../../../src/email/testing/smtp-stand-in.ts';
import { FORMS } from '../../../src/requests/testing/submissions.ts';
import { startClockedOffice } from './support/clocked-office.ts';
import { lookAt } from './support/look-at.ts';
import { OWNER } from './support/office.ts';
import { DESK, expect, PHONE, test } from './support/one-office.ts';
import { en } from './support/says.ts';

const MINUTE = 60_000;

const says = (key: string) => en(`today.first.${key}`);
const reason = (key: string) => en(`inbox.emails.reasons.${key}`);

const step = (page: Page) => page.getByRole('listitem').filter({ hasText: says('email') });
const tick = (page: Page) => step(page).getByRole('checkbox');
const send = (page: Page) =>
  step(page)
    .getByRole('button', { name: en('ra.action.send') })
    .click();

test.use(DESK);

test('a test email that is only kept says so, and is not ticked', async ({ page }) => {
  await page.goto('/admin');
  await send(page);
  await expect(step(page).getByRole('status')).toHaveText(says('kept'));
  // No name of a setting, and nothing of this computer: it is the owner who reads it.
  expect(await step(page).innerText()).not.toMatch(/[A-Z]{2,}_|\bdata\b|undefined/);
  await page.reload();
  await expect(tick(page)).not.toBeChecked();
});

test('a test email goes to who asks, and is ticked once it was taken; none that goes out is said', async ({
  browser,
}) => {
  let isRefused = true;
  const smtp = await startSmtpStandIn({
    onRcptTo: (_address, _session, done) =>
      done(isRefused ? refusal(550, '5.1.1 No such user') : null),
  });
  const office = await startClockedOffice({ MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url });
  const { url: baseURL, storageState } = office;
  const context = await browser.newContext({ ...DESK, baseURL, storageState });
  const page = await context.newPage();
  let isListening = true;
  try {
    await page.goto('/admin');
    await send(page);
    const status = step(page).getByRole('status');
    await expect(status).toContainText(reason('address'));
    await status.getByText(says('answer')).click();
    await expect(status).toContainText('5.1.1 No such user');
    await expect(tick(page)).not.toBeChecked();
    await lookAt(page, 'email-refused');

    isRefused = false;
    await office.setAhead(MINUTE);
    await send(page);
    await expect(status).toHaveText(says('sent').replace('{{to}}', OWNER.email));
    await expect(tick(page)).toBeChecked();
    expect(smtp.emails.map(({ recipients }) => recipients)).toEqual([[OWNER.email]]);

    // Nothing listens there any more.
    await smtp.close();
    isListening = false;
    await office.setAhead(2 * MINUTE);
    await send(page);
    await expect(status).toContainText(reason('unreachable'));

    // What a visitor sends then waits, and after an hour the first screen says so.
    const sent = await fetch(`${baseURL}/api/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...FORMS.request, locale: 'es', firstName: 'Lucía' }),
    });
    expect(sent.status).toBe(201);
    const alert = page.getByRole('alert').filter({ hasText: 'Emails aren’t going out' });
    await office.setAhead(30 * MINUTE);
    await page.goto('/admin');
    await expect(page.getByText('Lucía').first()).toBeVisible();
    await expect(alert).toBeHidden();
    await office.setAhead(90 * MINUTE);
    await page.reload();
    await expect(alert).toContainText(/2 emails are waiting/);
    await page.setViewportSize(PHONE.viewport);
    await lookAt(page, 'email-outage-phone');
  } finally {
    await context.close();
    await office.stop();
    if (isListening) await smtp.close();
  }
});

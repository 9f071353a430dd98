/** What goes out to the business's own people: notifications, and emails, of which they are told whether they do. */
import type { Page } from '@playwright/test';
import { refusal, startSmtpStandIn } from '../../../src/email/testing/smtp-stand-in.ts';
import { addDays, businessDay } from '../../../src/i18n/index.ts';
import { pushWords } from '../../../src/office/push/push-words.server.ts';
import { FORMS } from '../../../src/requests/testing/submissions.ts';
import { startClockedOffice } from './support/clocked-office.ts';
import { lookAt } from './support/look-at.ts';
import { OWNER, type Office } from './support/office.ts';
import { byMenu, comeBack, DESK, expect, goWithin, PHONE, test } from './support/one-office.ts';
import { deliveryTo, screenOf, subscribeHere } from './support/push-device.ts';
import { deviceKeys, PUSH_HOST, signedBy, startPushService } from './support/push-service.ts';
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

async function sendRequest({ url }: Office): Promise<void> {
  const sent = await fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ firstName: 'Carmen', email: 'carmen@example.com', phone: '+34 600 000 000' },
      ...{ requestedDate: addDays(businessDay(new Date()), 30), requestedTime: 'morning' },
      ...{ participants: '6-10', locale: 'es' },
    }),
  });
  expect(sent.status).toBe(201);
}

test.use(DESK);

test('a test email that is only kept says so, and is not ticked', async ({ page }) => {
  await page.goto('/admin');
  await send(page);
  await expect(step(page).getByRole('status')).toHaveText(says('kept'));
  // No name of a setting, and nothing of this computer: it is the owner who reads it.
  expect(await step(page).innerText()).not.toMatch(/[A-Z]{2,}_|\bdata\b|undefined/);
  await byMenu(page, '/admin/inbox');
  await byMenu(page, '/admin');
  await expect(tick(page)).not.toBeChecked();
});

test('what goes out of an office: notifications and emails', async ({ browser }) => {
  let isRefused = false;
  const smtp = await startSmtpStandIn({
    onRcptTo: (_address, _session, done) =>
      done(isRefused ? refusal(550, '5.1.1 No such user') : null),
  });
  const service = await startPushService();
  const office = await startClockedOffice({
    ...service.environment,
    ...{ MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url },
  });
  const { url, storageState, setAhead } = office;
  const context = await browser.newContext({
    ...{ ...DESK, baseURL: url, storageState },
    ...{ serviceWorkers: 'allow', permissions: ['notifications'] },
  });
  const keys = deviceKeys();
  const endpoint = `https://${PUSH_HOST}/send/phone`;
  await context.addInitScript(subscribeHere, { ...keys, endpoint });
  const page = await context.newPage();
  let isListening = true;

  const tellDevice = async () => {
    const said = (key: string) => en(`today.push.${key}`);
    await page.goto('/admin');
    await page.getByRole('button', { name: said('on'), exact: true }).click({ timeout: 20_000 });
    await expect(page.getByText(said('isOn'))).toBeVisible();
    await lookAt(page, 'push');

    // What the server sends is encrypted for this device and signed with the key it subscribed with.
    const deliver = await deliveryTo(page, url);
    await sendRequest(office);
    await expect.poll(() => service.deliveries.length, { timeout: 20_000 }).toBe(1);
    const [delivery] = service.deliveries;
    if (!delivery) throw new Error('Nothing was sent');
    expect(delivery.path).toBe('/send/phone');
    expect(delivery.body.includes('Carmen')).toBe(false);
    const asked = await page.evaluate(() => localStorage.getItem('test.subscribed') ?? '');
    expect(signedBy(delivery)).toEqual({
      key: Buffer.from(asked, 'base64').toString('base64url'),
      for: `https://${PUSH_HOST}`,
    });
    const message = keys.open(delivery.body);

    // The office's worker shows it, and it says nothing of who wrote.
    const screen = await screenOf(context);
    await deliver(message);
    await expect.poll(screen.shown).toHaveLength(1);
    const [shown] = await screen.shown();
    expect(shown?.title).toBe(pushWords.es['request']);
    const icon = await fetch(url + (shown?.icon ?? ''));
    expect(icon.headers.get('content-type')).toBe('image/png');
    expect(shown?.data).toMatch(/^\/admin\/inbox\/[\w-]+$/);
    expect(JSON.stringify(shown)).not.toMatch(/Carmen|carmen|600/);

    // The tap leads to the request, in the window that is open.
    await screen.tap();
    await expect(page).toHaveURL(url + (shown?.data ?? ''));
    await expect(page.getByRole('heading', { name: /Carmen/ }).first()).toBeVisible();
    expect(await screen.shown()).toEqual([]);

    // What leads elsewhere is not shown.
    const elsewhere = { ...(JSON.parse(message) as object), url: 'https://example.net/' };
    await deliver(JSON.stringify(elsewhere));
    await deliver(message);
    await expect.poll(screen.shown).toEqual([shown]);

    // Removed in the account, as a phone that was lost is, it is not said to be told of anything, and may ask anew.
    await goWithin(page, '/admin/account');
    const end = en('account.told.end').split('{{')[0] ?? '';
    await page.getByRole('button', { name: end }).click();
    await expect(page.getByRole('heading', { name: en('account.told.title') })).toHaveCount(0);
    await byMenu(page, '/admin');
    await page.getByRole('button', { name: said('on'), exact: true }).click();
    await expect(page.getByText(said('isOn'))).toBeVisible();
    await byMenu(page, '/admin/inbox');

    // No more, please.
    await byMenu(page, '/admin');
    await page.getByRole('button', { name: said('off'), exact: true }).click();
    await expect(page.getByRole('button', { name: said('on'), exact: true })).toBeVisible();
    const devices = await (await office.call('GET', 'push')).json();
    expect(devices).toMatchObject({ devices: [] });
    expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBeNull();
    await sendRequest(office);
    await page.waitForTimeout(1_000);
    expect(service.deliveries).toHaveLength(1);
    // Whoever wrote has an email, and so has the owner.
    await expect.poll(() => smtp.emails.length).toBe(4);
  };

  const tellOfEmails = async () => {
    isRefused = true;
    await send(page);
    const status = step(page).getByRole('status');
    await expect(status).toContainText(reason('address'));
    await status.getByText(says('answer')).click();
    await expect(status).toContainText('5.1.1 No such user');
    await expect(tick(page)).not.toBeChecked();

    isRefused = false;
    await setAhead(MINUTE);
    await send(page);
    await expect(status).toHaveText(says('sent').replace('{{to}}', OWNER.email));
    await expect(tick(page)).toBeChecked();
    expect(smtp.emails.slice(4).map(({ recipients }) => recipients)).toEqual([[OWNER.email]]);

    // Nothing listens there any more.
    await smtp.close();
    isListening = false;
    await setAhead(2 * MINUTE);
    await send(page);
    await expect(status).toContainText(reason('unreachable'));

    // What a visitor sends then waits, and after an hour the first screen says so.
    const sent = await fetch(`${url}/api/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...FORMS.request, locale: 'es', firstName: 'Lucía' }),
    });
    expect(sent.status).toBe(201);
    const alert = page.getByRole('alert').filter({ hasText: 'Emails aren’t going out' });
    await setAhead(30 * MINUTE);
    await page.goto('/admin');
    await expect(page.getByText('Lucía').first()).toBeVisible();
    await expect(alert).toBeHidden();
    await setAhead(90 * MINUTE);
    await comeBack(page);
    await expect(alert).toContainText(/2 emails are waiting/);
    await page.setViewportSize(PHONE.viewport);
    await lookAt(page, 'email-outage-phone');
  };

  try {
    await test.step('a device asks to be told, is told of a request and opens it', tellDevice);
    await test.step(
      'a test email goes to who asks, and is ticked once it was taken; none that goes out is said',
      tellOfEmails,
    );
  } finally {
    await context.close();
    await office.stop();
    await service.stop();
    if (isListening) await smtp.close();
  }
});

/** A device that asked for it is told of a new request, with nothing of who wrote, and a tap opens it. */
import type { BrowserContext, Page } from '@playwright/test';
import { pushWords } from '../../../src/office/push/push-words.server.ts';
import { addDays, businessDay } from '../../../src/i18n/index.ts';
import { lookAt } from './support/look-at.ts';
import { expect, PHONE, test } from './support/one-office.ts';
import { startOffice, type Office } from './support/office.ts';
import { deviceKeys, PUSH_HOST, signedBy, startPushService } from './support/push-service.ts';
import { es } from './support/says.ts';

/** The browser's own connection to its push service, which a test has none of. */
interface PushStandIn {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Runs in the page: subscribing answers what a browser answers. What it was asked with is kept on
 * the window, and ending a subscription forgets it.
 */
function subscribeHere({ endpoint, p256dh, auth }: PushStandIn): void {
  const KEPT = 'test.subscribed';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem(KEPT);
      return true;
    },
  };
  // Headless, the browser says “denied” whatever it was allowed.
  let permission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted') as NotificationPermission;
  const { prototype } = PushManager;
  Object.assign(prototype, {
    async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
      if (!userVisibleOnly || !(applicationServerKey instanceof Uint8Array))
        throw new TypeError('A browser refuses this');
      localStorage.setItem(KEPT, btoa(String.fromCharCode(...applicationServerKey)));
      return subscription;
    },
    getSubscription: async () => (localStorage.getItem(KEPT) ? subscription : null),
  });
}

/** Hands messages to the worker of the office, as the browser does when its push service has one. */
async function deliveryTo(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const office = registrations.find(({ scopeURL }) => scopeURL === `${origin}/admin`);
      if (office) resolve(office.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return async (data: string) => {
    const registrationId = await registered;
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly icon: string;
  readonly data: string;
}

/**
 * The screen of a device, which a browser without one lacks: it keeps what the office's worker has
 * shown, as the browser would, and gives a tap on it to that worker.
 */
async function screenOf(context: BrowserContext) {
  const find = () => context.serviceWorkers().find((one) => one.url().endsWith('/admin/sw.js'));
  await expect.poll(find).toBeDefined();
  const worker = find();
  if (!worker) throw new Error('The office has no worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      shown: (NotificationOptions & { title: string })[];
    };
    scope.shown = [];
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown = scope.shown.filter(({ tag }) => tag !== options.tag);
      scope.shown.push({ title, ...options });
    };
  });
  return {
    shown: () =>
      worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown) as Promise<
        Shown[]
      >,
    tap: () =>
      worker.evaluate(async () => {
        const scope = globalThis as unknown as {
          shown: Shown[];
          dispatchEvent(event: Event): boolean;
        };
        const [first] = scope.shown;
        if (!first) throw new Error('Nothing is shown');
        const work: Promise<unknown>[] = [];
        scope.dispatchEvent(
          Object.assign(new Event('notificationclick'), {
            notification: { ...first, close: () => (scope.shown = scope.shown.slice(1)) },
            waitUntil: (one: Promise<unknown>) => void work.push(one),
          }),
        );
        await Promise.all(work);
      }),
  };
}

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

test('a device asks to be told, is told of a request and opens it', async ({ browser }) => {
  const service = await startPushService();
  let office: Office | undefined;
  try {
    office = await startOffice(service.environment);
    const { url, storageState } = office;
    const context = await browser.newContext({
      ...{ ...PHONE, baseURL: url, storageState },
      ...{ serviceWorkers: 'allow', permissions: ['notifications'] },
    });
    const keys = deviceKeys();
    const endpoint = `https://${PUSH_HOST}/send/phone`;
    await context.addInitScript(subscribeHere, { ...keys, endpoint });
    const page = await context.newPage();
    const said = (key: string) => es(`today.push.${key}`);
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

    // No more, please.
    await page.goto('/admin');
    await page.getByRole('button', { name: said('off'), exact: true }).click();
    await expect(page.getByRole('button', { name: said('on'), exact: true })).toBeVisible();
    const devices = await (await office.call('GET', 'push')).json();
    expect(devices).toMatchObject({ devices: [] });
    expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBeNull();
    await sendRequest(office);
    await page.waitForTimeout(1_000);
    expect(service.deliveries).toHaveLength(1);
    await context.close();
  } finally {
    await office?.stop();
    await service.stop();
  }
});

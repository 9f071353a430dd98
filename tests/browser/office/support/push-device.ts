/** A device on which the office is open, as a push service and its screen know it. */
import { expect, type BrowserContext, type Page } from '@playwright/test';

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
export function subscribeHere({ endpoint, p256dh, auth }: PushStandIn): void {
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
  let permission = localStorage.getItem(KEPT) ? 'granted' : 'default';
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
export async function deliveryTo(page: Page, origin: string) {
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
export async function screenOf(context: BrowserContext) {
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

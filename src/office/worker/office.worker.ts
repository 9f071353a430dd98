/**
 * The back office's service worker, for `/admin` alone: it shows notifications and opens what they are
 * about. It stores nothing and answers no request.
 */
import { isMessage } from './message.ts';
import { siteIcon } from './site-icon.ts';
import type { OfficeScope } from './scope.ts';

const worker = globalThis as unknown as OfficeScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('push', (event) => {
  const message: unknown = event.data?.json();
  if (!isMessage(message)) return;
  const { title, body, url, tag } = message;
  const show = async () => {
    const icon = await siteIcon();
    await worker.registration.showNotification(title, { body, tag, icon, data: url });
  };
  event.waitUntil(show());
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Shows a page of the office, in a window that is open already if there is one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const office = windows.find(
    // The preview of a page is a frame of the office, and no window.
    ({ url, frameType }) => frameType !== 'nested' && new URL(url).pathname.startsWith('/admin'),
  );
  if (!office) return void (await worker.clients.openWindow(path));
  // A browser may refuse to bring it to the front; what the notification is about opens all the same.
  await office.focus().catch(() => undefined);
  await office.navigate(path).catch(() => worker.clients.openWindow(path));
}

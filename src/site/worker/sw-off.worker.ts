/** Sent as `/sw.js` with `OFFLINE_PAGES=off`: replaces the service worker, and removes all that it stored and itself. */
import type { SiteScope } from './scope.ts';

const scope = globalThis as unknown as SiteScope;

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

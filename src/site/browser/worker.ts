/**
 * Registers the service worker once the page is loaded and idle, and lets it store what this page needs
 * without a connection. Browsers offer workers over https and on the own computer only.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // In development there is none.
  if (!serviceWorker || !import.meta.env.PROD) return;
  const register = () =>
    serviceWorker
      .register('/sw.js')
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage(''))
      .catch(() => undefined);
  addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(register));
}

/** The service worker, `/sw.js`: what visitors have seen, and the main pages, without a connection. */
import { answerPage, fill, isPrivate } from './pages.ts';
import type { SiteScope } from './scope.ts';
import { answerFile, dropOthers, storeOf } from './stores.ts';

const scope = globalThis as unknown as SiteScope;

scope.addEventListener('install', (event) => {
  const pages = scope.clients.matchAll({ includeUncontrolled: true });
  // One that could not fetch everything does not take the place of one that could.
  event.waitUntil(pages.then((all) => fill(all.map(({ url }) => url))));
});

scope.addEventListener('activate', (event) => {
  const { clients, registration } = scope;
  // Only Chromium has it: Firefox fails a navigation whose preload fails, whatever the worker answers.
  const preload = 'userAgentData' in navigator && registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([dropOthers(), preload, clients.claim()]));
});

/** A page is idle. */
scope.addEventListener('message', (event) => {
  // Without a connection it is the next page's turn.
  if (event.source) event.waitUntil(fill([event.source.url]).catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const store = storeOf(request);
  if (isPrivate(request.url)) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (store) {
    event.respondWith(answerFile(request, store, (work) => event.waitUntil(work)));
  }
});

import { isLineDear } from '../../browser/index.ts';

/**
 * Fetches all that an island needs (`data-modules`) at once, and runs none of it: sooner than the
 * scripts would ask for each other. What is there already is not fetched again.
 */
export function fetchModules(island: HTMLElement, fetchPriority: 'auto' | 'low' = 'auto'): void {
  for (const name of island.dataset['modules']?.split(' ') ?? []) {
    const link = document.createElement('link');
    const isStyle = name.includes('.');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    // Fetched, and not applied: browsers warn of one that is preloaded and not used, and Firefox holds
    // one that is prefetched against `default-src`.
    if (isStyle) link.media = 'not all';
    link.fetchPriority = fetchPriority;
    link.href = `/assets/${isStyle ? name : `${name}.js`}`;
    document.head.append(link);
  }
}

/**
 * As soon as something of the page is painted, fetches what its islands will need, after what it shows
 * itself: so that the first touch is answered at once. Not for a visitor who saves data or has a slow
 * connection.
 */
export function fetchAhead(): void {
  if (isLineDear()) return;
  const islands = document.querySelectorAll<HTMLElement>('[data-modules]');
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const island of islands) fetchModules(island, 'low');
  }).observe({ type: 'paint', buffered: true });
}

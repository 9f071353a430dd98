import { opensElsewhere, store, stored } from '../../browser/index.ts';

const KEY = 'scroll-to-top';

/** How long after the page has loaded a footer link scrolls it to its top, milliseconds. */
const DELAY = 100;

function toTop(): void {
  scrollTo({ top: 0, behavior: 'smooth' });
}

/** Footer links without an anchor: to the current page they scroll to its top; to another they go, then scroll. */
export function watchScrolling(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-quick]');
    if (!link || link.hash || opensElsewhere(event)) return;
    if (link.pathname === location.pathname) {
      event.preventDefault();
      toTop();
      // The keys go on from there, too.
      document.querySelector('main')?.focus({ preventScroll: true });
    } else store('sessionStorage', KEY, '1');
  });
  if (stored('sessionStorage', KEY)) {
    store('sessionStorage', KEY, null);
    setTimeout(toTop, DELAY);
  }
}

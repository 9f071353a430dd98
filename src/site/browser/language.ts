import { PAGE_LANGUAGE } from './page-language.ts';
import { opensElsewhere, store, stored } from '../../browser/index.ts';

/** Name of the cookie and of the localStorage key; the same as `LANGUAGE_KEY` of i18n. */
const KEY = 'language';

/** A year, in seconds. */
const COOKIE_AGE = 31_536_000;

const page = document.documentElement;

/** The path of this page in a language: as its head gives it, or else the same one with its prefix. */
function pathIn(language: string): string {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
  if (link) return new URL(link.href).pathname;
  const prefixOf = (code: string) => (code === page.dataset['default'] ? '' : `/${code}`);
  return prefixOf(language) + location.pathname.slice(prefixOf(PAGE_LANGUAGE).length) || '/';
}

/** Tells the page, its window too, which language was chosen. */
function tell(language: string): void {
  document.dispatchEvent(new CustomEvent('languageChanged', { detail: language, bubbles: true }));
}

/** Keeps the choice, tells the page of it, and goes to the same place in that language. */
function choose(language: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${KEY}=${language};path=/;max-age=${COOKIE_AGE};samesite=lax${secure}`;
  // After the cookie: other tabs hear of it at once, and the server would send them back by the old
  // one. A browser that keeps nothing still has the cookie, or the address.
  store('localStorage', KEY, language);
  tell(language);
  go(language);
}

/** What was chosen on the page since it came (a tab of the menu) is in its own address alone. */
function go(language: string): void {
  if (language !== PAGE_LANGUAGE)
    location.assign(pathIn(language) + location.search + location.hash);
}

/** Selectors of the language, other tabs' choices, and a choice that only localStorage remembers. */
export function watchLanguage(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    choose(link.dataset['language'] ?? '');
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue && newValue !== PAGE_LANGUAGE) {
      tell(newValue);
      go(newValue);
    }
  });
  const kept = stored('localStorage', KEY);
  // The cookie may be gone sooner than the storage: the server could not know.
  if (kept && page.dataset['default'] === PAGE_LANGUAGE && !document.cookie.includes(`${KEY}=`))
    choose(kept);
}

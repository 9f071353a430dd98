import { store, stored } from './storage.ts';

/** Name of the cookie and of the localStorage key; the same as `LANGUAGE_KEY` of i18n. */
const KEY = 'language';

/** A year, in seconds. */
const COOKIE_AGE = 31_536_000;

const page = document.documentElement;

/** The addresses of this page in the other languages, as its head gives them. */
function addressIn(language: string): string | undefined {
  return document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`)?.href;
}

/** Keeps the choice, tells the page of it, and goes to the same place in that language. */
function choose(language: string, fallback?: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${KEY}=${language};path=/;max-age=${COOKIE_AGE};samesite=lax${secure}`;
  // After the cookie: other tabs hear of it at once, and the server would send them back by the old
  // one. A browser that keeps nothing still has the cookie, or the address.
  store('localStorage', KEY, language);
  document.dispatchEvent(new CustomEvent('languageChanged', { detail: language }));
  go(language, fallback);
}

function go(language: string, fallback?: string): void {
  const there = addressIn(language) ?? fallback;
  if (!there || language === page.lang) return;
  const { pathname, search } = new URL(there, location.href);
  location.assign(pathname + (search || location.search) + location.hash);
}

/** Selectors of the language, other tabs' choices, and a choice that only localStorage remembers. */
export function watchLanguage(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(link.dataset['language'] ?? '', new URL(link.href).searchParams.get('to') ?? undefined);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue && newValue !== page.lang) {
      document.dispatchEvent(new CustomEvent('languageChanged', { detail: newValue }));
      go(newValue);
    }
  });
  const kept = stored('localStorage', KEY);
  // The cookie may be gone sooner than the storage: the server could not know.
  if (kept && page.dataset['default'] === page.lang && !document.cookie.includes(`${KEY}=`))
    choose(kept);
}

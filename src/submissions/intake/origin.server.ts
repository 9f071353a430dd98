/**
 * Whether a post comes from another site. The browser says so itself (`Sec-Fetch-Site`, `Origin`);
 * what says neither is no browser, and carries no visitor's cookies to be misused.
 */
export function isCrossSite(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return site !== null;
  if (origin === new URL(siteUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}

/** A path of this site, or undefined: what a visitor's browser may be sent on to. */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return undefined;
  const base = 'http://own.invalid';
  if (!URL.canParse(path, base)) return undefined;
  const url = new URL(path, base);
  // `/.//elsewhere` becomes `//elsewhere` once its dots are resolved.
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}`;
}

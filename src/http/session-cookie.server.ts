/** What the names of our cookies begin with. */
export function cookiePrefixOf(siteUrl: string): string {
  // A browser sends a `__Host-` cookie over HTTPS alone, and some nothing of it to localhost either.
  return siteUrl.startsWith('https:') ? '__Host-sobremesa' : 'sobremesa';
}

/** The name of the cookie that everybody who is signed in sends. */
export function sessionCookieOf(siteUrl: string): string {
  return `${cookiePrefixOf(siteUrl)}.session_token`;
}

/** Does a request come from a browser that is signed in, as far as its cookies tell? For no permission. */
export function saysSignedIn(cookies: string | null | undefined, siteUrl: string): boolean {
  const name = `${sessionCookieOf(siteUrl)}=`;
  // Before every page that is asked for: most have none, and are told so at once.
  if (!cookies?.includes(name)) return false;
  return cookies.split(';').some((cookie) => cookie.trim().startsWith(name));
}

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
export function saysSignedIn({ headers }: Request, siteUrl: string): boolean {
  const name = `${sessionCookieOf(siteUrl)}=`;
  return (headers.get('cookie') ?? '').split(';').some((cookie) => cookie.trim().startsWith(name));
}

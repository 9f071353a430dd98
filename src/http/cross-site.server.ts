import { isIP } from 'node:net';

/**
 * Does a request that changes something come from a page of another site? Browsers say so in
 * `Sec-Fetch-Site` or, if they do not know it, in `Origin`. A request with neither does not come
 * from a browser, so there are no visitor's cookies to misuse. `siteUrl` is the address that
 * visitors see, which a reverse proxy may hide from the request.
 */
export function isCrossSite(headers: Headers, siteUrl: string): boolean {
  const relation = headers.get('sec-fetch-site');
  if (relation !== null) return relation !== 'same-origin' && relation !== 'none';
  const origin = headers.get('origin');
  if (origin === null || origin === new URL(siteUrl).origin) return false;
  if (!URL.canParse(origin)) return true;
  const { host, hostname } = new URL(origin);
  // Whoever tries the site out by an address of the machine. A name may be anybody's, and lead here.
  return host !== headers.get('host') || !isOfTheMachine(hostname);
}

const isOfTheMachine = (hostname: string) =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;

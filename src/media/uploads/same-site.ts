/**
 * Does the request come from a page of another site? Browsers say so in `Sec-Fetch-Site` and
 * `Origin`; a request without either comes from no page. `ownOrigin` is the site's public origin,
 * where a reverse proxy hides it from the request.
 */
export function isFromOtherSite(request: Request, ownOrigin: string | undefined): boolean {
  const relation = request.headers.get('sec-fetch-site');
  if (relation !== null) return relation !== 'same-origin' && relation !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  if (origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host');
}

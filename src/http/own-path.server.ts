/** A placeholder for whichever host this site has. */
const BASE = 'http://own.invalid';

/** A path of this site with its query, safe to redirect a visitor to; undefined for anything else. */
export function ownPath(path: unknown): string | undefined {
  // A browser reads a backslash as a slash, and drops line breaks and tabs.
  // oxlint-disable-next-line no-control-regex -- control characters are what must not pass
  if (typeof path !== 'string' || !/^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(path)) {
    return undefined;
  }
  if (!URL.canParse(path, BASE)) return undefined;
  const url = new URL(path, BASE);
  // `/.//elsewhere` becomes `//elsewhere` once its dots are resolved.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}`;
}

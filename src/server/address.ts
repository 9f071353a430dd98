/** An address of the site, taken apart. */
export interface Address {
  /** Decoded. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly search: string;
}

/** The path and query of a URL; null when the path cannot be read. */
export function parseAddress(url: string): Address | null {
  const { pathname: path, search, searchParams: query } = new URL(url);
  try {
    const pathname = decodeURIComponent(path);
    // A decoded backslash or control character belongs to no page of ours.
    // oxlint-disable-next-line no-control-regex -- control characters are what must not pass
    return /[\\\u0000-\u001f\u007f]/.test(pathname) ? null : { pathname, query, search };
  } catch {
    return null;
  }
}

/** Headers of every response of the media module: none of them may be run as a page. */
export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/** `Cache-Control` for addresses whose bytes never change. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** A plain-text error response. */
export function refuse(status: number, reason: string, headers: Record<string, string> = {}) {
  return new Response(`${reason}\n`, {
    status,
    headers: {
      ...SAFE_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

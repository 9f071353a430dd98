import { readAhead } from './read-ahead.ts';

/** The panel of a tab, out of its page; null when it cannot be had. */
export async function fetchPanel(address: string, id: string): Promise<Element | null> {
  const { pathname, search } = new URL(address, location.href);
  const html = await readAhead(pathname + search).catch(() => null);
  return html === null
    ? null
    : new DOMParser().parseFromString(html, 'text/html').getElementById(id);
}

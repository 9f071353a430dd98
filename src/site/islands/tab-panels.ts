/** A panel on its way, by its address; null when it could not be had. */
const panels = new Map<string, Promise<Element | null>>();

/**
 * Fetches the page of a tab and answers its panel, once for each address; null when there is none.
 * One that failed is asked for again the next time.
 */
export function fetchPanel(address: string, id: string): Promise<Element | null> {
  const { pathname, search } = new URL(address, location.href);
  const key = pathname + search;
  let panel = panels.get(key);
  if (!panel) {
    panel = read(key, id).catch(() => null);
    panels.set(key, panel);
    void panel.then((found) => found ?? panels.delete(key));
  }
  return panel;
}

async function read(address: string, id: string): Promise<Element | null> {
  const response = await fetch(address);
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.getElementById(id);
}

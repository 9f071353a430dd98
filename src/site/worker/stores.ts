/** The build's name, and the files it wrote: filled in by `vite.config.ts`. */
declare const __BUILD__: { readonly id: string; readonly files: readonly string[] };

const { id, files } = __BUILD__;

/** The stored pages. They belong to the build whose scripts they name. */
export const PAGES = `pages-${id}`;
const FILES = `files-${id}`;
const PICTURES = 'pictures';

/** How many entries each store holds; beyond that the least recently used go. */
const LIMITS: Readonly<Record<string, number>> = { [PAGES]: 40, [FILES]: 200, [PICTURES]: 60 };

/** The store of a file whose bytes stay the same under its address; undefined for everything else. */
export function storeOf({ method, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return undefined;
  if (/^\/(?:assets|fonts|tile)\//.test(pathname) || files.includes(pathname)) return FILES;
  return pathname.startsWith('/images/') ? PICTURES : undefined;
}

/** Stores a response as the last used, and lets go of what is too many. */
export async function store(name: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  // One that was there before is replaced, and goes to the end.
  await cache.put(url, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -(LIMITS[name] ?? 0)).map((oldest) => cache.delete(oldest)));
}

/** Answers a request for a file: as it is stored, else from the network, and stored then. */
export async function answerFile(
  request: Request,
  name: string,
  waitUntil: (work: Promise<void>) => void,
): Promise<Response> {
  const stored = await caches.match(request.url);
  const response = stored ?? (await fetch(request));
  // A picture is stored again each time it is used: so the first is the least recently used.
  if (response.status === 200 && (!stored || name === PICTURES)) {
    waitUntil(store(name, request.url, response.clone()));
  }
  return response;
}

/** Stores the files of this build, and others, that are not stored yet. Rejects if one of them cannot be had. */
export async function storeFiles(others: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  // One by one: a visitor who does something meanwhile is not to wait for them.
  for (const file of [...files, ...others]) {
    if (!(await cache.match(file))) await cache.add(new Request(file, { priority: 'low' }));
  }
}

/** Removes what other builds stored. */
export async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => name in LIMITS || caches.delete(name)));
}

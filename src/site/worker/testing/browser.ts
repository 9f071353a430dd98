import { vi } from 'vitest';

/** The origin of the site in these tests. */
export const ORIGIN = 'https://a.test';

const absolute = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).href;

/** A `Cache` in memory: its entries are in the order in which they were stored, like a browser's. */
class MemoryCache {
  readonly entries = new Map<string, Response>();

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(absolute(asked))?.clone();
  }

  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.delete(absolute(asked));
    this.entries.set(absolute(asked), response);
  }

  async add(asked: Request): Promise<void> {
    const response = await fetch(asked);
    if (!response.ok) throw new TypeError('Request failed');
    await this.put(asked, response);
  }

  async delete(asked: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(absolute(asked));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

/** A `CacheStorage` in memory. */
class MemoryCaches {
  readonly #all = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#all.get(name) ?? new MemoryCache();
    this.#all.set(name, cache);
    return cache;
  }

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.#all.values()) {
      const found = await cache.match(asked);
      if (found) return found;
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.#all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#all.delete(name);
  }

  /** The paths that a store holds, oldest first. */
  pathsIn(name: string): string[] {
    return [...(this.#all.get(name)?.entries.keys() ?? [])].map((url) => url.slice(ORIGIN.length));
  }
}

/**
 * The browser around a worker of the build `one`, whose network answers as told. What is asked of the
 * network is noted in `asked`.
 */
export function fakeBrowser(network: (path: string, init?: RequestInit) => Response) {
  const asked: string[] = [];
  const caches = new MemoryCaches();
  const connection: { saveData?: boolean; effectiveType?: string } = {};
  vi.stubGlobal('__BUILD__', { id: 'one', files: ['/assets/a.js', '/favicon.svg'] });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(absolute(input), init);
      }
    },
  );
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = absolute(input).slice(ORIGIN.length);
    asked.push(path);
    return network(path, init);
  });
  return { asked, caches, connection };
}

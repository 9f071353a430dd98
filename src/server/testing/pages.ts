import { vi } from 'vitest';
import type { ContentReads } from '../../content/index.server.ts';
import { silentLog } from '../../log/index.server.ts';
import type { ErrorAnswer, ResourceResolution } from '../../site/index.server.ts';
import { PageCache, type PageCacheOptions } from '../page-cache.ts';

/** What stands in for a page that is not there, or cannot be made. */
export function errorAnswer(
  key: string,
  status: number,
  more: Partial<ErrorAnswer> = {},
): ErrorAnswer {
  const reads = { documentIds: new Set(['footer']), queries: new Set() } as ContentReads;
  const resource = { status, contentType: 'text/html', body: key, reads };
  return { key, language: 'es', isEager: true, make: async () => resource, ...more };
}

/** A page that read some documents; its HTML says how often it was made. */
export function page(key: string, documentIds: string[], more: Partial<ResourceResolution> = {}) {
  let version = 0;
  const make = vi.fn(async () => ({
    status: 200,
    contentType: 'text/html',
    body: `${key} ${++version} ${'x'.repeat(1_000)}`,
    reads: {
      documentIds: new Set(documentIds),
      queries: new Set(['about']),
    } as ContentReads,
  }));
  const resolution: ResourceResolution = {
    kind: 'resource',
    key,
    language: 'es',
    isEager: true,
    make,
    errorAnswers: {
      missing: errorAnswer('404 any', 404),
      unavailable: errorAnswer('503 any', 503),
    },
    ...more,
  };
  return { resolution, make };
}

export function createCache(options: Partial<PageCacheOptions> = {}) {
  return new PageCache({
    headers: () => ({}),
    log: silentLog,
    maximumBytes: 1_000_000,
    ...options,
  });
}

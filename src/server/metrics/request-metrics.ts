import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from '../page-cache.ts';
import type { RequestKind } from '../request-kind.ts';
import type { Registry, Sample } from './registry.ts';

/** Upper ends of the histogram's buckets, seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Methods that are told apart; there is no end of others. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Statuses are below this. */
const STATUSES = 1_000;

/** Counts what is asked for and how it is answered. */
export type RequestMetrics = ReturnType<typeof addRequestMetrics>;

/** Adds what is measured of requests, which all arrive in the pages' thread, and of held pages. */
export function addRequestMetrics(
  registry: Registry,
  cache: Pick<PageCache, 'size' | 'bytes' | 'hits' | 'misses'>,
) {
  const held = { GET: new Float64Array(STATUSES), HEAD: new Float64Array(STATUSES) };
  const heldSamples = (): Sample[] =>
    Object.entries(held).flatMap(([method, counts]) =>
      [...counts].flatMap((value, status) =>
        value > 0 ? [{ labels: { kind: 'held', method, status: String(status) }, value }] : [],
      ),
    );
  registry.read('counter', REQUESTS, REQUESTS_HELP, heldSamples);
  const others = registry.counter(REQUESTS, REQUESTS_HELP);
  const durations = registry.histogram(
    'sobremesa_http_request_duration_seconds',
    'Time until a request was answered, but for held pages',
    BOUNDS,
  );
  const { read } = registry;
  const one = (value: number) => [{ labels: {}, value }];
  read('counter', 'sobremesa_page_cache_hits_total', 'Pages found in memory', () =>
    one(cache.hits),
  );
  read('counter', 'sobremesa_page_cache_misses_total', 'Pages that had to be rendered', () =>
    one(cache.misses),
  );
  read('gauge', 'sobremesa_page_cache_bytes', 'Memory of held pages', () => one(cache.bytes));
  read('gauge', 'sobremesa_page_cache_entries', 'Held pages', () => one(cache.size));

  return {
    /** A page was answered out of memory: one number is counted up, and no clock is read. */
    held({ method }: IncomingMessage, { statusCode }: ServerResponse) {
      const counts = method === 'HEAD' ? held.HEAD : held.GET;
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    },
    /** Anything else was answered, after so many milliseconds. */
    answered(
      request: IncomingMessage,
      { statusCode }: ServerResponse,
      kind: RequestKind,
      milliseconds: number,
    ) {
      const { method = '' } = request;
      const labels = { kind, method: METHODS.includes(method) ? method : 'other' };
      others.add({ ...labels, status: String(statusCode) });
      durations.observe(milliseconds / 1_000, { kind });
    },
  };
}

const REQUESTS = 'sobremesa_http_requests_total';
const REQUESTS_HELP = 'Requests answered, by kind, method and status';

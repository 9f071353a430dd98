import { afterEach, expect, it } from 'vitest';
import { collectAll } from './collect.ts';
import { startMetricsServer } from './metrics-server.ts';
import { createRegistry } from './registry.ts';
import { addRequestMetrics } from './request-metrics.ts';
import { metricsText } from './text.ts';

const servers: Awaited<ReturnType<typeof startMetricsServer>>[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

it('writes counters, gauges and histograms as Prometheus reads them', async () => {
  const registry = createRegistry();
  const counter = registry.counter('answers_total', 'Answers\nof all kinds');
  counter.add({ kind: 'page', path: '"\\' });
  counter.add({ kind: 'page', path: '"\\' });
  counter.add({ kind: 'api', path: '' });
  const histogram = registry.histogram('wait_seconds', 'Waits', [0.1, 1]);
  for (const seconds of [0.1, 0.5, 0.5, 3]) histogram.observe(seconds, { kind: 'api' });
  registry.read('gauge', 'memory_bytes', 'Memory', () => [{ labels: {}, value: 12.5 }]);
  expect(metricsText(await registry.collect())).toBe(
    [
      '# HELP answers_total Answers\\nof all kinds',
      '# TYPE answers_total counter',
      'answers_total{kind="page",path="\\"\\\\"} 2',
      'answers_total{kind="api",path=""} 1',
      '# HELP wait_seconds Waits',
      '# TYPE wait_seconds histogram',
      'wait_seconds_bucket{kind="api",le="0.1"} 1',
      'wait_seconds_bucket{kind="api",le="1"} 3',
      'wait_seconds_bucket{kind="api",le="+Inf"} 4',
      'wait_seconds_sum{kind="api"} 4.1',
      'wait_seconds_count{kind="api"} 4',
      '# HELP memory_bytes Memory',
      '# TYPE memory_bytes gauge',
      'memory_bytes 12.5',
      '',
    ].join('\n'),
  );
});

it('leaves out what cannot be said just now', async () => {
  const registry = createRegistry();
  registry.read('gauge', 'a', 'A', () => Promise.reject(new Error('away')));
  registry.read('gauge', 'b', 'B', () => [{ labels: {}, value: 1 }]);
  expect(metricsText(await registry.collect())).toBe('# HELP b B\n# TYPE b gauge\nb 1\n');
});

it('puts what both threads have measured under one name', async () => {
  const measuring = (thread: string) => {
    const registry = createRegistry();
    registry.read('gauge', 'heap', 'Heap', () => [{ labels: { thread }, value: 1 }]);
    return registry;
  };
  const families = await collectAll(measuring('pages'), {
    isThere: true,
    collect: () => measuring('writer').collect(),
  });
  const text = metricsText(families);
  expect(text.match(/# TYPE heap/g)).toHaveLength(1);
  expect(text).toContain('heap{thread="pages"} 1\nheap{thread="writer"} 1\n');
  expect(text).toContain('sobremesa_writer_up 1');
});

it('says that the writer does not answer, and waits no longer for it', async () => {
  const registry = createRegistry();
  const silent = { isThere: true, collect: () => new Promise<never>(() => {}) };
  expect(metricsText(await collectAll(registry, silent, 20))).toContain('sobremesa_writer_up 0');
  const gone = { isThere: false, collect: () => Promise.reject(new Error('away')) };
  expect(metricsText(await collectAll(registry, gone))).toContain('sobremesa_writer_up 0');
});

it('counts held pages and all others apart, and no more methods than there are', async () => {
  const registry = createRegistry();
  const cache = { hits: 5, misses: 2, bytes: 1_000, size: 3 };
  const metrics = addRequestMetrics(registry, cache);
  const request = (method: string) => ({ method }) as never;
  const response = (statusCode: number) => ({ statusCode }) as never;
  metrics.held(request('GET'), response(200));
  metrics.held(request('GET'), response(200));
  metrics.held(request('HEAD'), response(304));
  metrics.answered(request('POST'), response(201), 'submission', 12);
  for (const method of ['BREW', 'PROPFIND'])
    metrics.answered(request(method), response(405), 'page', 1);
  const text = metricsText(await registry.collect());
  expect(text).toContain('requests_total{kind="held",method="GET",status="200"} 2\n');
  expect(text).toContain('requests_total{kind="held",method="HEAD",status="304"} 1\n');
  expect(text).toContain('requests_total{kind="submission",method="POST",status="201"} 1\n');
  expect(text).toContain('requests_total{kind="page",method="other",status="405"} 2\n');
  expect(text).toContain('duration_seconds_bucket{kind="submission",le="0.025"} 1\n');
  expect(text).toContain('duration_seconds_bucket{kind="submission",le="0.01"} 0\n');
  expect(text.match(/# TYPE sobremesa_http_requests_total/g)).toHaveLength(1);
  expect(text).toContain('sobremesa_page_cache_hits_total 5\n');
});

it('answers on a port of its own, and nothing else there', async () => {
  const server = await startMetricsServer({
    ...{ port: 0, host: '127.0.0.1' },
    collect: async () => [
      { name: 'a', help: 'A', type: 'gauge', samples: [{ labels: {}, value: 1 }] },
    ],
  });
  servers.push(server);
  const answer = await fetch(server.url);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('\na 1\n');
  expect((await fetch(new URL('/', server.url))).status).toBe(404);
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(405);
});

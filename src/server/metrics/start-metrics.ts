import type { Config } from '../config.ts';
import type { Core } from '../core.ts';
import type { PageCache } from '../page-cache.ts';
import type { Writer } from '../writer/start-writer.ts';
import { collectAll } from './collect.ts';
import { startMetricsServer } from './metrics-server.ts';
import { addRequestMetrics } from './request-metrics.ts';
import { createThreadMetrics } from './thread-metrics.ts';
import { productVersion } from '../paths.ts';
import type { Registry } from './registry.ts';

export interface MetricsOptions {
  readonly core: Core;
  readonly cache: PageCache;
  readonly writer: Pick<Writer, 'collect' | 'isThere'>;
}

/** Measures the pages' thread and the process, and answers for the writer too. */
export async function startMetrics(
  port: number,
  config: Pick<Config, 'METRICS_HOST'>,
  { core, cache, writer }: MetricsOptions,
) {
  const own = createThreadMetrics({ thread: 'pages', ...core });
  addProcessMetrics(own.registry);
  const requests = addRequestMetrics(own.registry, cache);
  const server = await startMetricsServer({
    ...{ port, host: config.METRICS_HOST },
    collect: () => collectAll(own.registry, writer),
  });
  core.log.info('Metrics', { url: server.url });
  const stop = async () => {
    own.stop();
    await server.stop();
  };
  return { requests, stop };
}

/** What is of the process as a whole. */
function addProcessMetrics({ read }: Registry): void {
  const version = productVersion();
  const startedAt = Math.round(Date.now() - process.uptime() * 1_000) / 1_000;
  read('gauge', 'sobremesa_build_info', 'Always 1; its labels say what runs', () => [
    { labels: { version, node: process.versions.node }, value: 1 },
  ]);
  read('gauge', 'process_start_time_seconds', 'When the process began, seconds since 1970', () => [
    { labels: {}, value: startedAt },
  ]);
  read('gauge', 'process_resident_memory_bytes', 'Resident memory of both threads', () => [
    { labels: {}, value: process.memoryUsage.rss() },
  ]);
  read('counter', 'process_cpu_seconds_total', 'Processor time used', () => {
    const { user, system } = process.cpuUsage();
    return [{ labels: {}, value: (user + system) / 1e6 }];
  });
}

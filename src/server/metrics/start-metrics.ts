import type { Config } from '../config.ts';
import type { Foundation } from '../foundation.ts';
import type { PageCache } from '../page-cache.ts';
import type { Writer } from '../writer/start-writer.ts';
import { collectAll } from './collect.ts';
import { startMetricsServer } from './metrics-server.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { addRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { createThreadMetrics } from './thread-metrics.ts';

interface MetricsOptions {
  readonly foundation: Foundation;
  readonly cache: PageCache;
  readonly writer: Pick<Writer, 'collect' | 'isThere'>;
}

/** Metrics that are being kept, and told on a port of their own. */
export interface RunningMetrics {
  readonly requests: RequestMetrics;
  stop(): Promise<void>;
}

/** Measures the pages' thread and the process, and answers for the writer too. */
export async function startMetrics(
  port: number,
  config: Pick<Config, 'METRICS_HOST'>,
  { foundation, cache, writer }: MetricsOptions,
): Promise<RunningMetrics> {
  const own = createThreadMetrics({ thread: 'pages', ...foundation });
  addProcessMetrics(own.registry);
  const requests = addRequestMetrics(own.registry, cache);
  const server = await startMetricsServer({
    ...{ port, host: config.METRICS_HOST },
    collect: () => collectAll(own.registry, writer),
  });
  foundation.log.info('Metrics', { url: server.url });
  const stop = async () => {
    own.stop();
    await server.stop();
  };
  return { requests, stop };
}

import type { Config } from './config.ts';
import type { Foundation } from './foundation.ts';
import { collectAll } from './metrics/collect.ts';
import { startMetricsServer, type MetricsServer } from './metrics/metrics-server.ts';
import { addProcessMetrics } from './metrics/process-metrics.ts';
import { addRequestMetrics } from './metrics/request-metrics.ts';
import { createThreadMetrics } from './metrics/thread-metrics.ts';
import type { PageCache } from './page-cache.ts';
import { createRequestWatch, type RequestWatch } from './request-watch.ts';
import type { Writer } from './writer/start-writer.ts';

interface ObserveOptions {
  readonly foundation: Foundation;
  readonly cache: PageCache;
  readonly writer: Pick<Writer, 'collect' | 'isThere'>;
}

/** What watches the server. */
export interface Observation {
  /** Undefined where neither metrics nor a log of requests are asked for. */
  readonly watch: RequestWatch | undefined;
  stop(): Promise<void>;
}

/** Starts what the configuration asks for: metrics on their own port, a log of the requests. */
export async function observe(config: Config, options: ObserveOptions): Promise<Observation> {
  const { foundation, cache, writer } = options;
  const { log, database, statements, media } = foundation;
  const accessLog = config.ACCESS_LOG ? log : undefined;
  if (config.METRICS_PORT === undefined) {
    const watch = createRequestWatch({ metrics: undefined, accessLog });
    return { watch, stop: async () => undefined };
  }
  const own = createThreadMetrics({ thread: 'pages', database, statements, media });
  addProcessMetrics(own.registry);
  const metrics = addRequestMetrics(own.registry, cache);
  const server: MetricsServer = await startMetricsServer({
    port: config.METRICS_PORT,
    host: config.METRICS_HOST,
    collect: () => collectAll(own.registry, writer),
  });
  log.info('Metrics', { url: server.url });
  const stop = async () => {
    own.stop();
    await server.stop();
  };
  return { watch: createRequestWatch({ metrics, accessLog }), stop };
}

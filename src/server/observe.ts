import type { Config } from './config.ts';
import type { Core } from './core.ts';
import type { PageCache } from './page-cache.ts';
import { createRequestWatch, type RequestWatch } from './request-watch.ts';
import type { Writer } from './writer/start-writer.ts';

interface ObserveOptions {
  readonly core: Core;
  readonly cache: PageCache;
  readonly writer: Pick<Writer, 'collect' | 'isThere'>;
}

/** What watches the server. */
export interface Observation {
  /** Undefined where neither metrics nor a log of requests are asked for. */
  readonly watch: RequestWatch | undefined;
  stop(): Promise<void>;
}

/**
 * Starts what the configuration asks for: metrics on their own port, a log of the requests. What nobody
 * asks for is not even loaded.
 */
export async function observe(config: Config, options: ObserveOptions): Promise<Observation> {
  const accessLog = config.ACCESS_LOG ? options.core.log : undefined;
  const port = config.METRICS_PORT;
  const metrics =
    port === undefined
      ? undefined
      : await (await import('./metrics/start-metrics.ts')).startMetrics(port, config, options);
  return {
    watch: createRequestWatch({ metrics: metrics?.requests, accessLog }),
    stop: async () => metrics?.stop(),
  };
}

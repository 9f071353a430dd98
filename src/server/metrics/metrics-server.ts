import { once } from 'node:events';
import { createServer } from 'node:http';
import { addressOf } from '../address-of.ts';
import type { Family } from './registry.ts';
import { METRICS_TYPE, metricsText } from './text.ts';

/** A scrape is one small request; whoever is slower is let go, milliseconds. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 65_000 };

interface MetricsServerOptions {
  readonly port: number;
  readonly host: string;
  readonly collect: () => Promise<readonly Family[]>;
}

/** Answers `GET /metrics` on a port of its own, which no visitor reaches. */
export async function startMetricsServer(options: MetricsServerOptions) {
  const { port, host, collect } = options;
  const server = createServer(TIMEOUTS, (request, response) => {
    const path = request.url?.split('?', 1)[0];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path !== '/metrics' || !isRead) {
      response.writeHead(path === '/metrics' ? 405 : 404).end();
      return;
    }
    collect().then(
      (families) => {
        const headers = { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' };
        response.writeHead(200, headers).end(metricsText(families));
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    /** Where it listens: `http://127.0.0.1:9100/metrics`. */
    url: `${addressOf(server, host)}/metrics`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

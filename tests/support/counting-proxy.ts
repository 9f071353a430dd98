import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingProxy {
  readonly port: number;
  /** Requests that reached the product since the last reset. */
  count: number;
  /** Where the product is. */
  target: string;
  /** Shortens how long a cache in front may keep an answer, seconds. */
  lifetime: number | undefined;
  stop(): Promise<void>;
}

/** Stands between a cache and the product, passes everything on as it is, and counts. */
export async function startCountingProxy(): Promise<CountingProxy> {
  const agent = new Agent({ keepAlive: true });
  const proxy = { count: 0, target: '', lifetime: undefined as number | undefined };
  const server = createServer((asked, answer) => {
    proxy.count += 1;
    const passed = request(
      proxy.target + (asked.url ?? ''),
      { agent, method: asked.method, headers: asked.headers },
      (given) => {
        const headers = [...given.rawHeaders];
        const at = headers.indexOf('Cache-Control') + 1;
        if (proxy.lifetime !== undefined && at > 0)
          headers[at] = headers[at]?.replace(/s-maxage=\d+/, `s-maxage=${proxy.lifetime}`) ?? '';
        answer.writeHead(given.statusCode ?? 502, headers);
        given.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(proxy, {
    port: (server.address() as AddressInfo).port,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

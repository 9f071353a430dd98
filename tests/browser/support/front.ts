import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for the proxy in front of a site, by which a test changes what stands behind it. */
export interface Front {
  readonly url: string;
  /** The address of the site that answers now. */
  site: string;
  /** What becomes of the service worker's script on its way. */
  worker: (script: string) => string;
  /** With a status, the proxy answers so itself, as when nothing runs behind it. */
  status: number | undefined;
  /** Is every connection cut before it is answered? */
  isCut: boolean;
  close(): Promise<void>;
}

/** Starts a proxy in front of a site. */
export async function startFront(site: string): Promise<Front> {
  const server = createServer((request, response) => {
    if (front.isCut) {
      request.socket.destroy();
      return;
    }
    if (front.status !== undefined) {
      response.writeHead(front.status, { 'content-type': 'text/html' }).end('<h1>Proxy</h1>');
      return;
    }
    const isWorker = request.url === '/sw.js';
    // Neither compressed nor confirmed: it is to be read here.
    const plain = { 'accept-encoding': undefined, 'if-none-match': undefined };
    const headers = { ...request.headers, ...(isWorker && plain) };
    const passed = ask(new URL(request.url ?? '/', front.site), {
      method: request.method,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value)),
    });
    passed.on('response', (answer) => {
      if (!isWorker) {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
        return;
      }
      let script = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (script += piece));
      answer.on('end', () => {
        for (const name of ['content-type', 'cache-control'])
          response.setHeader(name, answer.headers[name] ?? '');
        response.writeHead(answer.statusCode ?? 0).end(front.worker(script));
      });
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site,
    worker: (script) => script,
    status: undefined,
    isCut: false,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return front;
}

import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

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
  /** Do pages come piece by piece, as on a slow line? */
  isSlow: boolean;
  close(): Promise<void>;
}

/** The text in the pieces in which a slow line brings what is seen first of a page; the rest in one. */
function* piecesOf(page: string): Generator<string> {
  const [length, count] = [400, 25];
  let at = page.indexOf('<body');
  yield page.slice(0, at);
  for (const end = at + length * count; at < end; at += length) yield page.slice(at, at + length);
  yield page.slice(at);
}

/** Milliseconds between two of them: several frames. */
const PAUSE = 50;

/** Fixtures of tests that look at their server through a proxy of their own, with `base.extend`. */
export const BEHIND_FRONT = {
  front: async (
    { server }: { server: { readonly url: string } },
    provide: (front: Front) => Promise<void>,
  ) => {
    const front = await startFront(server.url);
    await provide(front);
    await front.close();
  },
  baseURL: async ({ front }: { front: Front }, provide: (url: string) => Promise<void>) => {
    await provide(front.url);
  },
};

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
    const isSlow = front.isSlow && request.headers['sec-fetch-dest'] === 'document';
    const isRead = isWorker || isSlow;
    // Neither compressed nor confirmed: it is to be read here.
    const plain = { 'accept-encoding': undefined, 'if-none-match': undefined };
    const headers = { ...request.headers, ...(isRead && plain) };
    const passed = ask(new URL(request.url ?? '/', front.site), {
      method: request.method,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value)),
    });
    passed.on('response', (answer) => {
      if (!isRead) {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
        return;
      }
      for (const name of ['content-type', 'cache-control'])
        response.setHeader(name, answer.headers[name] ?? '');
      response.writeHead(answer.statusCode ?? 0);
      const send = async (body: string) => {
        for (const piece of isWorker ? [front.worker(body)] : piecesOf(body)) {
          response.write(piece);
          if (isSlow) await pause(PAUSE);
        }
        response.end();
      };
      text(answer).then(send, () => response.destroy());
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
    isSlow: false,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return front;
}

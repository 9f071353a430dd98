import { createHash, randomBytes } from 'node:crypto';
import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startCountingProxy, type CountingProxy } from './counting-proxy.ts';
import { freePort } from './free-port.ts';
import { startNginx } from './nginx.ts';
import { startServer } from './server.ts';

/** The built product, nginx in front of it as the shipped configuration has it, and a counter between. */
export async function startBehindNginx(environment: Readonly<Record<string, string>> = {}) {
  const secret = randomBytes(24).toString('base64url');
  const port = await freePort();
  const proxy = await startCountingProxy();
  const nginx = await startNginx({ port, productPort: proxy.port, secret });
  const product = await startServer({
    environment: {
      ...{ CAPTCHA: 'off', RATE_LIMITS: 'off', WARM_UP: 'off', TRUST_PROXY: '127.0.0.1' },
      ...{ EDGE_CACHE: 'on', PURGE_URL: nginx.url, PURGE_SECRET: secret },
      ...environment,
    },
  });
  proxy.target = product.url;
  const stop = async () => {
    if (product.isRunning()) await product.stop();
    await nginx.stop();
    await proxy.stop();
  };
  return { product, nginx, proxy, secret, settle: () => settle(proxy), stop };
}

/** How long nothing may have reached the product for everything to have been told, milliseconds. */
const QUIET = 2_500;

/** Waits until the product has told the edge of everything: its start is told like a change. */
async function settle(proxy: CountingProxy): Promise<void> {
  for (let last = -1; last !== proxy.count; await wait(QUIET)) last = proxy.count;
}

export interface Asked {
  readonly path: string;
  readonly encoding?: string;
  readonly cookie?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent. */
  readonly bytes: Buffer;
}

/** Asks as a browser with such cookies and encodings does, without following redirects. */
export function ask(origin: string, asked: Asked, agent?: Agent): Promise<Answered> {
  const { path, encoding, cookie, method, headers } = asked;
  return new Promise((resolve, reject) => {
    const sent = request(
      origin + path,
      {
        agent,
        method: method ?? 'GET',
        headers: {
          ...(encoding !== undefined && { 'Accept-Encoding': encoding }),
          ...(cookie !== undefined && { Cookie: cookie }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** The text of an answer, whatever it was compressed with. */
export function textOf({ headers, bytes }: Answered): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** What makes two answers the same to who reads them. */
export function meaningOf(answered: Answered): string {
  const { status, headers } = answered;
  const text = createHash('sha256').update(textOf(answered)).digest('base64url');
  return JSON.stringify([
    status,
    headers['location'] ?? '',
    headers['content-type'] ?? '',
    headers['content-encoding'] ?? '',
    headers['content-security-policy'] ?? '',
    text,
  ]);
}

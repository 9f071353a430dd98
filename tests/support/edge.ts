import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startCountingProxy, type CountingProxy } from './counting-proxy.ts';
import type { Answered } from './http.ts';
import { startNginx } from './nginx.ts';
import { QUIET, startServer } from './server.ts';
import { freePort } from './work.ts';

/** The built product, nginx in front of it as the shipped configuration has it, and a counter between. */
export async function startBehindNginx(environment: Readonly<Record<string, string>> = {}) {
  const secret = randomBytes(24).toString('base64url');
  const port = await freePort();
  const proxy = await startCountingProxy();
  const nginx = await startNginx({ port, productPort: proxy.port, secret });
  const product = await startServer({
    environment: {
      ...{ ...QUIET, TRUST_PROXY: '127.0.0.1', EDGE_CACHE: 'on' },
      ...{ PURGE_URL: nginx.url, PURGE_SECRET: secret },
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
const SETTLED = 2_500;

/** Waits until the product has told the edge of everything: its start is told like a change. */
async function settle(proxy: CountingProxy): Promise<void> {
  for (let last = -1; last !== proxy.count; await wait(SETTLED)) last = proxy.count;
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

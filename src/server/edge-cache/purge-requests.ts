import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

/** One request that has an edge forget or fetch anew. */
export interface PurgeRequest {
  readonly method: 'GET' | 'PURGE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Keys in one request: their header stays well below what servers take. */
const KEYS_AT_ONCE = 200;

/** Encodings that an edge keeps apart. */
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Their connections are kept for a moment: one change makes many requests. */
const HTTP = new HttpAgent({ keepAlive: true, timeout: 5_000 });
const HTTPS = new HttpsAgent({ keepAlive: true, timeout: 5_000 });

/** How long an edge may take to answer, milliseconds. */
const PATIENCE = 10_000;

/** The requests by which an edge forgets everything with one of these keys. */
export function requestsForKeys(keys: readonly string[]): PurgeRequest[] {
  const requests: PurgeRequest[] = [];
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const some = keys.slice(at, at + KEYS_AT_ONCE);
    requests.push({ method: 'PURGE', path: '/', headers: { 'Surrogate-Key': some.join(' ') } });
  }
  return requests;
}

/**
 * The requests by which an edge fetches addresses anew, in every form that it keeps. What most visitors
 * get comes first.
 */
export function requestsForAddresses(
  paths: readonly string[],
  choices: readonly string[],
): PurgeRequest[] {
  return ENCODINGS.flatMap((encoding) =>
    ['', ...choices].flatMap((choice) =>
      paths.map((path) => ({
        method: 'GET' as const,
        path,
        headers: { 'Accept-Encoding': encoding, ...(choice && { Cookie: choice }) },
      })),
    ),
  );
}

export interface EdgeAddress {
  readonly url: string;
  /** The site's own host, which the edge knows it by. */
  readonly host: string;
  readonly secret: string;
}

/** Sends it, and rejects unless the edge did as it was told. */
export function sendPurge(
  { url, host, secret }: EdgeAddress,
  { method, path, headers }: PurgeRequest,
  signal: AbortSignal,
): Promise<void> {
  const isSecure = url.startsWith('https:');
  const request = isSecure ? requestHttps : requestHttp;
  const agent = isSecure ? HTTPS : HTTP;
  const own = { Host: host, 'X-Purge': secret };
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      { agent, method, headers: { ...headers, ...own }, signal, timeout: PATIENCE },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0 } = response;
          const state = response.headers['x-cache'];
          // An edge with another secret answers from its cache, as it does to anybody.
          if (statusCode >= 500 || statusCode === 403 || statusCode === 405)
            reject(new Error(`The edge answered ${statusCode}`));
          else if (method === 'GET' && state !== 'BYPASS')
            reject(new Error('The edge did not fetch the page anew: is its secret another one?'));
          else resolve();
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('The edge did not answer in time')));
    sent.on('error', reject);
    sent.end();
  });
}

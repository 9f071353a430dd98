import { once } from 'node:events';
import { request, type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request to send; the path goes out unchanged, even if it is malformed. */
export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
  /** Accept-Encoding and Cookie. */
  readonly encoding?: string;
  readonly cookie?: string;
}

/** A response as it was sent; status 0 means that no complete one arrived. */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Alternating names and values. */
  readonly rawHeaders: readonly string[];
  readonly bytes: Buffer;
}

export interface Way {
  /** By default a new connection. */
  readonly agent?: Agent | undefined;
  /** The loopback address that the request comes from. */
  readonly from?: string | undefined;
  /** Timeout, milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 30_000;

/** Sends one request and reads the response, following and decompressing nothing; never rejects. */
export async function ask(url: string, asked: Asked, way: Way = {}): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const { path, method = 'GET', headers, body, encoding, cookie } = asked;
  try {
    const sent = request({
      ...{ hostname, port, path, method },
      headers: {
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      localAddress: way.from,
      agent: way.agent ?? false,
      signal: AbortSignal.timeout(way.patience ?? PATIENCE),
    });
    sent.on('error', () => {});
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    const { statusCode = 0, rawHeaders } = answer;
    return { status: statusCode, headers: answer.headers, rawHeaders, bytes };
  } catch {
    return { status: 0, headers: {}, rawHeaders: [], bytes: Buffer.alloc(0) };
  }
}

/** The text of a page; throws unless its status is 200. */
export async function read(url: string, path: string): Promise<string> {
  const { status, bytes } = await ask(url, { path });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return bytes.toString();
}

/** Headers that a server of `node:http` sends by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** A page as it was sent, to be sent by a bare server; throws unless its status is 200. */
export async function pageOf(url: string, path: string, headers: Record<string, string>) {
  const { status, rawHeaders, bytes } = await ask(url, { path, headers });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const kept = rawHeaders.filter(
    (_, index) => !OWN_HEADERS.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
  return { status, headers: kept, bytes };
}

/** The status of a page, or 0 without a response. */
export const statusOf = async (address: string): Promise<number> => {
  const { pathname, search } = new URL(address);
  return (await ask(address, { path: pathname + search })).status;
};

/** The paths of all pages in the sitemap. */
export async function listedPaths(url: string): Promise<string[]> {
  const sitemap = await read(url, '/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

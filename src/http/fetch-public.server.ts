import { request } from 'node:https';
import { connect as connectTcp, isIP, type TcpNetConnectOpts } from 'node:net';
import { Readable, type Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { notPublic } from './public-address.server.ts';

export interface PublicRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: Uint8Array;
  /** Ends it, looking the name up and connecting included. */
  readonly signal: AbortSignal;
}

/** Statuses whose answers have no body, which a `Response` insists on. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

type Target = Pick<TcpNetConnectOpts, 'host' | 'port' | 'lookup'>;

/**
 * Asks an https address that somebody else gave us: a browser, a service, a visitor. One parser reads
 * it, and Node checks the address that the socket is about to connect to, whether it was written as
 * such or looked up, so that nothing in a private network is reached. Follows no redirect.
 */
export async function fetchPublic(
  address: string | URL,
  { method = 'GET', headers = {}, body, signal }: PublicRequest,
  connect: (target: Target) => Duplex = connectPublic,
): Promise<Response> {
  const { protocol, hostname, port, pathname, search } = new URL(address);
  if (protocol !== 'https:') throw new TypeError('Only https addresses are asked');
  const host = hostname.replace(/^\[|\]$/g, '');
  const target = { host, port: Number(port || 443) };
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  request(
    {
      ...{ ...target, defaultPort: 443, path: pathname + search, method, headers, signal },
      createConnection: () => connect(target),
    },
    (answer) => {
      try {
        const status = answer.statusCode ?? 0;
        const found = new Headers();
        for (const [name, values = []] of Object.entries(answer.headersDistinct))
          for (const value of values) found.append(name, value);
        if (WITHOUT_BODY.has(status)) answer.resume();
        const content = WITHOUT_BODY.has(status) ? null : Readable.toWeb(answer);
        resolve(new Response(content as ReadableStream | null, { status, headers: found }));
      } catch (error) {
        answer.destroy();
        reject(error);
      }
    },
  )
    .on('error', reject)
    .end(body);
  return promise;
}

/** A connection that leaves the private network. TLS comes on top, since `tls.connect` drops the list. */
export function connectPublic(target: Target): Duplex {
  const { host = '' } = target;
  const socket = connectTcp({ ...target, blockList: notPublic });
  return connectTls({ socket, host, ...(isIP(host) === 0 && { servername: host }) });
}

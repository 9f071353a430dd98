import { request, type Agent, type IncomingHttpHeaders } from 'node:http';

/** A request to send; the path goes out unchanged, even if it is malformed. */
export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
}

/** A response; status 0 means that no complete one arrived. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Way {
  readonly url: string;
  /** The loopback address that the request comes from. */
  readonly from?: string | undefined;
  readonly agent?: Agent | undefined;
  /** Timeout, milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 30_000;
const NO_ANSWER: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) };

/** Sends one request and reads the whole response without decompressing it; never rejects. */
export function ask(way: Way, { path, method = 'GET', headers, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(way.url);
  return new Promise((resolve) => {
    const asked = request(
      {
        hostname,
        port,
        path,
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-length': sizeOf(body) }) },
        localAddress: way.from,
        agent: way.agent ?? false,
        signal: AbortSignal.timeout(way.patience ?? PATIENCE),
      },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', () => resolve(NO_ANSWER));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(pieces),
          }),
        );
      },
    );
    asked.on('error', () => resolve(NO_ANSWER));
    asked.end(body);
  });
}

const sizeOf = (body: string | Buffer) => String(Buffer.byteLength(body));

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Lake, LakeError, type LakeDocument } from './lake.server.ts';

/** Answer as the service does, answer 503, 429, never answer, or hang up mid-answer. */
export type Behaviour = 'answer' | 'fail' | 'busy' | 'stall' | 'cut';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
}

export interface FakeSanity {
  /** For `SANITY_API_URL`. */
  readonly url: string;
  readonly token: string;
  readonly dataset: string;
  readonly lake: Lake;
  /** Every call so far but those to listen, oldest first. */
  readonly requests: RecordedRequest[];
  /** `only`: to the queries, sent in an address, that name it. */
  behave(behaviour: Behaviour, only?: string): void;
  /** Bytes of all answers to queries so far. */
  sentBytes(): number;
  /** Puts a document, and tells everybody who listens. */
  publish(document: LakeDocument): void;
  /** What it says in `Retry-After` when it is busy: at first `BUSY_FOR`. */
  askToWait(header: string): void;
  /** Answers 503 to what it has left without an answer. */
  letGo(): void;
  /** How often somebody has asked to listen. */
  askedToListen(): number;
  /** How many listen now. */
  listeners(): number;
  /** Hangs up on everybody who listens. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Seconds that it asks to wait when it is busy. */
export const BUSY_FOR = 7;

const LISTEN = /^\/v\d{4}-\d{2}-\d{2}\/data\/listen\//;
const ENDPOINT = /^\/v\d{4}-\d{2}-\d{2}\/data\/(query|mutate)\/([^/]+)$/;

/**
 * A server on the loopback that speaks Sanity's query and mutate protocol over a dataset in memory.
 * Unlike the service, which needs a token for that, it shows drafts to everyone, so that queries
 * must leave them out.
 */
export async function startFakeSanity({ dataset = 'production' } = {}): Promise<FakeSanity> {
  const lake = new Lake();
  const requests: RecordedRequest[] = [];
  const token = randomUUID();
  let behaviour: Behaviour = 'answer';
  let only = '';
  let bytes = 0;
  let asksToListen = 0;
  let retryAfter = String(BUSY_FOR);
  const listening = new Set<ServerResponse>();
  const stalled = new Set<ServerResponse>();

  /** `/data/listen/{dataset}`: an event stream that begins with a welcome. */
  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: welcome\ndata: {"listenerName":"${randomUUID()}"}\n\n`);
    listening.add(response);
    response.on('close', () => void listening.delete(response));
  };

  const sendBusy = (response: ServerResponse) => {
    response.setHeader('retry-after', retryAfter);
    send(response, 429, { error: 'Too Many Requests' });
  };

  async function answer(request: IncomingMessage, url: URL): Promise<unknown> {
    const [, endpoint, name] = ENDPOINT.exec(url.pathname) ?? [];
    if (endpoint === undefined) throw new LakeError(404, 'notFound', 'no such endpoint');
    if (name !== dataset)
      throw new LakeError(404, 'datasetNotFoundError', `Dataset "${name}" not found`);
    const body = request.method === 'POST' ? (JSON.parse(await text(request)) as Body) : {};
    if (endpoint === 'query') {
      const { query, params } = request.method === 'POST' ? body : asked(url);
      const result = await lake.query(query ?? '', params ?? {});
      const isWanted = url.searchParams.get('returnQuery') !== 'false';
      return { ...(isWanted && { query }), ms: 0, result };
    }
    if (request.headers.authorization !== `Bearer ${token}`) {
      throw new LakeError(401, 'unauthorized', 'Unauthorized');
    }
    return { transactionId: randomUUID(), results: lake.mutate(body.mutations ?? []) };
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { method = '', headers } = request;
    if (LISTEN.test(url.pathname)) {
      asksToListen += 1;
      if (behaviour === 'answer') listen(response);
      else if (behaviour === 'busy') sendBusy(response);
      else send(response, 503, { error: 'Service Unavailable' });
      return;
    }
    requests.push({ method, path: url.pathname, authorization: headers.authorization });
    const isMeant = url.searchParams.toString().includes(only);
    if (behaviour === 'stall' && isMeant) return void stalled.add(response);
    if (behaviour === 'fail' && isMeant)
      return send(response, 503, { error: 'Service Unavailable' });
    if (behaviour === 'busy' && isMeant) return sendBusy(response);
    response.on('finish', () => void (bytes += Number(response.getHeader('content-length') ?? 0)));
    answer(request, url).then(
      (result) => (behaviour === 'cut' ? cutOff(response) : send(response, 200, result)),
      (error: unknown) => sendError(response, error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    dataset,
    lake,
    requests,
    behave(next, part = '') {
      behaviour = next;
      only = part;
    },
    sentBytes: () => bytes,
    publish(document) {
      lake.put(document);
      const event = { documentId: document._id, transition: 'update', result: document };
      for (const response of listening)
        response.write(`event: mutation\ndata: ${JSON.stringify(event)}\n\n`);
    },
    askToWait: (header) => void (retryAfter = header),
    letGo() {
      for (const response of stalled) send(response, 503, { error: 'Service Unavailable' });
      stalled.clear();
    },
    askedToListen: () => asksToListen,
    listeners: () => listening.size,
    hangUp() {
      for (const response of listening) response.destroy();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Body {
  readonly query?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly mutations?: readonly Readonly<Record<string, unknown>>[];
}

/** `?query=…&$name=<JSON value>` */
function asked(url: URL): Body {
  const params = [...url.searchParams]
    .filter(([name]) => name.startsWith('$'))
    .map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]);
  return { query: url.searchParams.get('query') ?? '', params: Object.fromEntries(params) };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = Buffer.from(JSON.stringify(body));
  response.setHeader('content-length', text.length);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

function sendError(response: ServerResponse, error: unknown): void {
  const { status, type, message } =
    error instanceof LakeError ? error : new LakeError(500, 'internal', String(error));
  send(response, status, { error: { description: message, type } });
}

/** Promises more than it sends, then hangs up. */
function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"ms":0,"res', () => response.destroy());
}

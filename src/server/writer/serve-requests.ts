import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Readable, Writable } from 'node:stream';
import type { Context } from 'hono';
import { forRequest } from '../../log/index.server.ts';
import {
  bundled,
  ownBytes,
  type AnswerMessage,
  type AskMessage,
  type FromWriter,
  type Head,
  type Port,
  type RequestMessage,
  type ToWriter,
  type WriterTasks,
} from './messages.ts';

/** Bytes of an answer after which it is waited until they have gone out to the visitor. */
const UNSENT = 256 * 1024;

/** Answers a request, as Node's own listeners do. */
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

type Tell = (message: FromWriter) => void;

/** How whoever is at the other end of the port is told: answers that one commit has made ready go together. */
export const tellOver = (port: Port): Tell =>
  bundled<FromWriter>(port, (send) => process.nextTick(send));

interface Serving {
  readonly listener: Listener;
  readonly tasks: WriterTasks;
  /** It is asked to end. */
  readonly onStop: () => void;
}

/** Answers by `tell` what is asked through the port. */
export function serveRequests(port: Port, tell: Tell, { listener, tasks, onStop }: Serving): void {
  const open = new Map<
    number,
    { readonly request: PassedRequest; readonly answer: PassedAnswer }
  >();

  const perform = async ({ id, task, given }: AskMessage) => {
    try {
      const work = tasks[task] as (...given: readonly unknown[]) => Promise<unknown>;
      tell({ type: 'told', id, value: await work(...given) });
    } catch (error) {
      tell({ type: 'told', id, error: String(error) });
    }
  };

  const receive = (message: ToWriter) => {
    if (message.type === 'request') {
      const { id } = message;
      const request = new PassedRequest(message, tell);
      const answer = new PassedAnswer(id, tell).once('close', () => open.delete(id));
      open.set(id, { request, answer });
      forRequest(message.name, () =>
        listener(request as object as IncomingMessage, answer as object as ServerResponse),
      );
      return;
    }
    if (message.type === 'stop') return onStop();
    if (message.type === 'ask') return void perform(message);
    const parts = open.get(message.id);
    if (message.type === 'piece') parts?.request.receive(message.piece);
    else if (message.type === 'sent') parts?.answer.sent();
    else {
      parts?.request.cut();
      parts?.answer.destroy();
    }
  };
  port.on('message', (messages) => {
    for (const message of messages as readonly ToWriter[]) receive(message);
  });
}

/** Lets the pages' thread answer in place of the writer. */
export function passOn(c: Context): Response {
  (c.env as { outgoing: PassedAnswer }).outgoing.pass();
  return new Response(null, { status: 404 });
}

/** What the listener takes for the request, which another thread has received. */
class PassedRequest extends Readable {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  /** All that is looked at of the connection. */
  readonly socket: { readonly remoteAddress: string };
  complete = false;
  readonly #id: number;
  readonly #tell: Tell;
  readonly #isPulled: boolean;

  constructor(message: RequestMessage, tell: Tell) {
    const { id, method, url, headers, address, body } = message;
    super();
    this.#id = id;
    this.#tell = tell;
    this.#isPulled = body === 'pulled';
    this.method = method;
    this.url = url;
    this.rawHeaders = headerList(headers);
    this.headers = headers;
    this.socket = { remoteAddress: address };
    if (body === 'pulled') return;
    if (body) this.push(body);
    if (message.isCut) this.cut();
    else this.receive(null);
  }

  receive(piece: Uint8Array | null): void {
    if (piece === null) this.complete = true;
    this.push(piece);
  }

  /** No more of it comes. */
  cut(): void {
    if (this.complete || this.destroyed) return;
    // Who does not read it need not know.
    this.on('error', () => {});
    this.destroy(new Error('The connection broke'));
  }

  override _read(): void {
    if (this.#isPulled && !this.complete) this.#tell({ type: 'pull', id: this.#id });
  }
}

/** What the listener takes for the response; no more of it is taken than can be sent. */
class PassedAnswer extends Writable {
  headersSent = false;
  readonly #id: number;
  readonly #tell: Tell;
  #head: Head | undefined;
  #told = 0;
  #goOn: (() => void) | undefined;

  constructor(id: number, tell: Tell) {
    super();
    this.#id = id;
    this.#tell = tell;
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.headersSent = true;
    this.#head = { status, headers: headerList(headers) };
    return this;
  }

  flushHeaders(): void {
    this.#tellMore({});
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#told += piece.byteLength;
    const isAwaited = this.#told > UNSENT;
    this.#tellMore({ piece: ownBytes(piece), isAwaited });
    if (isAwaited) this.#goOn = done;
    else done();
  }

  /** What was told last has gone out. */
  sent(): void {
    this.#told = 0;
    this.#goOn?.();
  }

  override _final(done: () => void): void {
    this.#tellMore({ isEnd: true });
    done();
  }

  /** It broke off; of one that was passed on nobody takes notice of that any more. */
  override _destroy(_error: Error | null, done: () => void): void {
    if (!this.writableFinished) this.#tell({ type: 'broken', id: this.#id });
    done();
  }

  pass(): void {
    this.#tell({ type: 'pass', id: this.#id });
    this.destroy();
  }

  #tellMore(more: Pick<AnswerMessage, 'piece' | 'isAwaited' | 'isEnd'>): void {
    const head = this.#head;
    this.#head = undefined;
    this.#tell({ type: 'answer', id: this.#id, ...(head && { head }), ...more });
  }
}

/** Alternating names and values. */
function headerList(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => [name, String(one)]),
  );
}

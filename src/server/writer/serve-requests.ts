import { EventEmitter } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { forRequest } from '../../log/index.server.ts';
import {
  bundled,
  ownBytes,
  type AskMessage,
  type FromWriter,
  type Head,
  type Port,
  type RequestMessage,
  type ToWriter,
  type WriterTasks,
} from './messages.ts';

/** Bytes of an answer that may be on their way to the visitor before more of it is made. */
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
      const answer = new PassedAnswer(id, tell, () => open.delete(id));
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
    else if (message.type === 'sent') parts?.answer.sent(message.bytes);
    else {
      parts?.request.cut();
      parts?.answer.leave();
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
  readonly headers: Record<string, string>;
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
    this.rawHeaders = headers;
    this.headers = joined(headers);
    this.socket = { remoteAddress: address };
    if (body === 'pulled') return;
    if (body) this.push(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    if (message.isCut) this.cut();
    else this.receive(null);
  }

  receive(piece: Uint8Array | null): void {
    if (piece === null) this.complete = true;
    this.push(piece && Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
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

/**
 * What the listener takes for the response. What is written in one go is told in one message; of a
 * longer answer no more is taken than can be sent.
 */
class PassedAnswer extends EventEmitter {
  readonly #id: number;
  readonly #tell: Tell;
  readonly #close: () => void;
  #head: Head | undefined;
  #pieces: Uint8Array[] = [];
  #unsent = 0;
  #isWaiting = false;
  #isGathering = false;
  headersSent = false;
  writableFinished = false;
  destroyed = false;

  constructor(id: number, tell: Tell, close: () => void) {
    super();
    this.#id = id;
    this.#tell = tell;
    this.#close = close;
  }

  get writable(): boolean {
    return !this.writableFinished && !this.destroyed;
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.headersSent = true;
    const list = Object.entries(headers).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]),
    );
    this.#head = { status, headers: list };
    this.#gather();
    return this;
  }

  flushHeaders(): void {
    this.#gather();
  }

  hasHeader(): boolean {
    return false;
  }

  write(piece: string | Uint8Array): boolean {
    if (!this.writable) return false;
    const bytes = ownBytes(typeof piece === 'string' ? Buffer.from(piece) : piece);
    this.#pieces.push(bytes);
    this.#unsent += bytes.byteLength;
    this.#gather();
    this.#isWaiting = this.#unsent > UNSENT;
    return !this.#isWaiting;
  }

  end(piece?: string | Uint8Array): this {
    if (piece !== undefined) this.write(piece);
    if (!this.writable) return this;
    this.writableFinished = true;
    this.#gather();
    this.emit('finish');
    return this;
  }

  /** It broke off. */
  destroy(): this {
    if (!this.writable) return this;
    this.destroyed = true;
    this.#tell({ type: 'broken', id: this.#id });
    this.#leave();
    return this;
  }

  pass(): void {
    this.destroyed = true;
    this.#tell({ type: 'pass', id: this.#id });
    this.#leave();
  }

  sent(bytes: number): void {
    this.#unsent -= bytes;
    if (!this.#isWaiting || this.#unsent > UNSENT) return;
    this.#isWaiting = false;
    this.emit('drain');
  }

  /** The visitor has gone. */
  leave(): void {
    this.destroyed = true;
    this.#leave();
  }

  #leave(): void {
    this.#close();
    this.emit('close');
  }

  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    queueMicrotask(() => {
      this.#isGathering = false;
      if (this.destroyed) return;
      const head = this.#head;
      const [pieces, isEnd] = [this.#pieces, this.writableFinished];
      this.#head = undefined;
      this.#pieces = [];
      this.#tell({ type: 'answer', id: this.#id, pieces, isEnd, ...(head && { head }) });
      if (isEnd) this.#leave();
    });
  }
}

/** The headers by name, several of one name in one. */
function joined(list: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index < list.length; index += 2) {
    const name = list[index]?.toLowerCase() ?? '';
    const value = list[index + 1] ?? '';
    const known = headers[name];
    headers[name] = known === undefined ? value : known + (name === 'cookie' ? '; ' : ', ') + value;
  }
  return headers;
}

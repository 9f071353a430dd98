import type { IncomingMessage, ServerResponse } from 'node:http';
import { retryAfter } from '../../http/index.server.ts';
import type { HeadersOf } from '../cached-response.ts';
import {
  bundled,
  ownBytes,
  type AnswerMessage,
  type FromWriter,
  type Port,
  type ToWriter,
  type WriterTasks,
} from './messages.ts';

/** A body up to this size is read before the writer is asked, bytes; what is larger it asks for. */
const WHOLE_BODY = 64 * 1024;

/**
 * How much of a body that nobody wants is read before the connection is closed on it, milliseconds and bytes.
 * A browser that is cut off while it sends shows an error of its own in place of the answer.
 */
const LEFT = { time: 30_000, bytes: 64 * 1024 * 1024 };

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What the log calls the request. */
  readonly name: string;
  /** Answers in place of the writer. */
  readonly pass: () => void;
}

export interface PassingOptions {
  readonly headers: HeadersOf;
  /** Resolves when what the writer has changed is known here. */
  readonly catchUp: () => Promise<void>;
  /** What else the writer tells. */
  readonly onOther: (message: FromWriter) => void;
}

/** The way to a writer, for as long as that lives. */
export type Passage = ReturnType<typeof passRequests>;

/** Passes requests to the writer at the port, and its answers to the visitors. */
export function passRequests(port: Port, options: PassingOptions) {
  // Requests that have arrived together go together.
  const tell = bundled<ToWriter>(port, setImmediate);
  const open = new Map<number, Asked>();
  const tasks = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let isBroken = false;
  /** Changes that were told before an answer are known before it goes out. */
  let changing: Promise<void> | null = null;

  const receive = (message: FromWriter) => {
    if (message.type === 'changed') {
      const change = options.catchUp().finally(() => {
        if (changing === change) changing = null;
      });
      changing = change;
    } else if (message.type === 'told') {
      const { id, value, error } = message;
      if (error === undefined) tasks.get(id)?.resolve(value);
      else tasks.get(id)?.reject(new Error(error));
      tasks.delete(id);
    } else if ('id' in message) {
      if (changing) void changing.then(() => hear(message));
      else hear(message);
    } else options.onOther(message);
  };

  /** Has the writer do something for this thread, which only reads. */
  const perform = <Task extends keyof WriterTasks>(
    task: Task,
    ...given: Parameters<WriterTasks[Task]>
  ): ReturnType<WriterTasks[Task]> => {
    const waiting = Promise.withResolvers<unknown>();
    const id = ++lastId;
    tasks.set(id, waiting);
    tell({ type: 'ask', id, task, given });
    return waiting.promise as ReturnType<WriterTasks[Task]>;
  };

  const hear = (message: Extract<FromWriter, { id: number }>) => {
    const asked = open.get(message.id);
    if (!asked) return;
    const { id } = message;
    if (message.type === 'answer') {
      send(message, asked, () => tell({ type: 'sent', id }));
      if (message.isEnd) open.delete(id);
    } else if (message.type === 'pull')
      pull(asked.request, (piece) => tell({ type: 'piece', id, piece }));
    else if (message.type === 'pass') {
      open.delete(id);
      asked.pass();
    } else if (message.type === 'broken') {
      open.delete(id);
      asked.response.destroy();
    }
  };

  const ask = (asked: Asked, body: Uint8Array | 'pulled' | null, isCut = false) => {
    if (isBroken) return sendAway(asked, options.headers);
    const { request, response } = asked;
    const id = ++lastId;
    open.set(id, asked);
    response.once('close', () => {
      if (!open.delete(id)) return;
      tell({ type: 'gone', id });
    });
    tell({
      type: 'request',
      id,
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: request.headers,
      address: request.socket.remoteAddress ?? '',
      name: asked.name,
      body,
      ...(isCut && { isCut }),
    });
  };

  port.on('message', (messages) => {
    for (const message of messages as readonly FromWriter[]) receive(message);
  });

  return {
    /** Has a request answered by the writer, which may pass it back. */
    answer(asked: Asked) {
      const { request } = asked;
      const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
      if (!hasBody(request)) ask(asked, null);
      else if (coding === undefined && Number(length) <= WHOLE_BODY)
        readWhole(request, (body, isCut) => ask(asked, body, isCut));
      else ask(asked, 'pulled');
    },
    perform,
    tell,
    /** The writer is gone: whoever waits for an answer is told to ask again. */
    break() {
      isBroken = true;
      const left = [...open.values()];
      open.clear();
      for (const asked of left) sendAway(asked, options.headers);
      for (const { reject } of tasks.values()) reject(new Error('The writer ended'));
      tasks.clear();
    },
  };
}

/** Does a body follow the headers? */
export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) !== 0 || headers['transfer-encoding'] !== undefined;
}

/** Writes what has come of an answer. */
function send(
  { head, piece, isAwaited, isEnd }: AnswerMessage,
  { request, response }: Pick<Asked, 'request' | 'response'>,
  sent: () => void,
): void {
  if (head) response.writeHead(head.status, head.headers as string[]);
  if (piece) response.write(piece, () => isAwaited && sent());
  if (isEnd) end(request, response);
  else if (!piece) response.flushHeaders();
}

/** Reads a body that is known to be small; `isCut` when the connection broke before its end. */
function readWhole(
  request: IncomingMessage,
  done: (body: Uint8Array, isCut: boolean) => void,
): void {
  const pieces: Buffer[] = [];
  let isDone = false;
  const finish = (isCut: boolean) => {
    if (isDone) return;
    isDone = true;
    done(new Uint8Array(Buffer.concat(pieces)), isCut);
  };
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => finish(false));
  request.on('error', () => finish(true));
  request.on('close', () => finish(true));
}

/** Reads the next piece of a body, and no more. */
function pull(request: IncomingMessage, done: (piece: Uint8Array | null) => void): void {
  const leave = () => {
    request.off('readable', look);
    request.off('end', end);
  };
  const end = () => {
    leave();
    done(null);
  };
  const look = () => {
    const piece = request.read() as Buffer | null;
    if (piece === null) return;
    leave();
    done(ownBytes(piece));
  };
  if (request.readableEnded) return done(null);
  request.on('readable', look);
  request.on('end', end);
  look();
}

/**
 * Ends an answer with its last piece. Where the visitor is still sending, the rest of the body is let go by
 * first: an answer that ends takes its connection along, and what is sent into a closed one has the answer
 * thrown away unread.
 */
function end(request: IncomingMessage, response: ServerResponse, last?: Uint8Array | string): void {
  if (request.complete) {
    response.end(last);
    return;
  }
  if (last === undefined) response.flushHeaders();
  else response.write(last);
  let bytes = 0;
  const close = () => {
    response.end();
    request.socket.destroySoon();
  };
  const timer = setTimeout(close, LEFT.time).unref();
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > LEFT.bytes) close();
  });
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end());
  request.resume();
}

/** Says that there is no writer just now, or breaks off an answer that had begun. */
export function sendAway(
  { request, response }: Pick<Asked, 'request' | 'response'>,
  headers: HeadersOf,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const type = 'text/plain; charset=utf-8';
  const text = 'Service Unavailable';
  response.writeHead(503, {
    'Content-Type': type,
    'Content-Length': text.length,
    ...retryAfter(),
    'Cache-Control': 'no-store',
    ...headers(type, text),
  });
  end(request, response, text);
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the fake received it. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Answers a call, or leaves it without an answer. */
export type Answer = (call: ReceivedCall, response: ServerResponse) => void;

export interface FakeHttpService {
  readonly url: string;
  /** Every call so far, oldest first. */
  readonly calls: ReceivedCall[];
  /** Answers by `next` from now on. */
  answerBy(next: Answer): void;
  close(): Promise<void>;
}

/** An HTTP server on the loopback that records each call and answers it as `answer` says. */
export async function startFakeHttpService(answer: Answer): Promise<FakeHttpService> {
  const calls: ReceivedCall[] = [];
  let current = answer;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, headers, body: String(Buffer.concat(chunks)), at: Date.now() };
      calls.push(call);
      current(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answerBy: (next) => void (current = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers 200 with a value as JSON. */
export const json =
  (value: unknown): Answer =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

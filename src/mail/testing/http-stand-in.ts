import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A call as the stand-in received it. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface HttpStandIn {
  readonly url: string;
  readonly calls: ReceivedCall[];
  close(): Promise<void>;
}

/** An HTTP server on the loopback that records each call and answers it as `answer` says. */
export async function startHttpStandIn(
  answer: (call: ReceivedCall, response: ServerResponse) => void,
): Promise<HttpStandIn> {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, headers, body: String(Buffer.concat(chunks)), at: Date.now() };
      calls.push(call);
      answer(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

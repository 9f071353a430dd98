/**
 * A server that only sends the same bytes with the same headers, in a process of its own:
 * `bare.ts` reads `{status, headers, body}` from stdin, the body in base64, and writes its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Sent {
  readonly status: number;
  /** Alternating names and values. */
  readonly headers: string[];
  readonly body: string;
}

const { status, headers, body } = JSON.parse(await text(process.stdin)) as Sent;
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

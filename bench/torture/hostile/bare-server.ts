/**
 * A bare server in its own process that only sends stored bytes: if a bystander has to wait for it,
 * the computer itself is busy. In the control it is also the attackers' target.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offer } from './calls.ts';

export interface BarePage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const UNKNOWN: BarePage = {
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from('Not Found'),
};

offer({
  /** Serves the pages by path; returns the server's address. */
  async serve(pages: ReadonlyMap<string, BarePage>) {
    const server = createServer((request, response) => {
      const page = pages.get(request.url ?? '');
      const { headers, body } = page ?? UNKNOWN;
      request.resume().on('end', () => {
        response.writeHead(page ? 200 : 404, headers);
        response.end(body);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
});

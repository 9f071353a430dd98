/** Servers that do nothing but what the site is compared in, each with its address as the answer. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { offer } from './apart.ts';

export interface BarePage {
  readonly status: number;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
}

const UNKNOWN: BarePage = {
  status: 404,
  headers: ['content-type', 'text/plain'],
  bytes: Buffer.from('Not Found'),
};

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const services = offer({
  /** Sends the same bytes with the same headers, whatever is asked. */
  repeat: ({ status, headers, bytes }: BarePage) =>
    listen((_, response) => void response.writeHead(status, [...headers]).end(bytes)),

  /** Sends pages by their path. */
  serve: (pages: ReadonlyMap<string, BarePage>) =>
    listen((request, response) => {
      const { status, headers, bytes } = pages.get(request.url ?? '') ?? UNKNOWN;
      request.resume().on('end', () => response.writeHead(status, [...headers]).end(bytes));
    }),

  /** Parses what is posted, stores it as it came in a folder, one durable commit each, and answers 201. */
  async store(folder: string) {
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(join(folder, 'bare.sqlite'));
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    database.exec('CREATE TABLE submissions (id INTEGER PRIMARY KEY, data TEXT)');
    const insert = database.prepare('INSERT INTO submissions (data) VALUES (?)');
    return listen(async (request, response) => {
      const { lastInsertRowid } = insert.run(JSON.stringify(JSON.parse(await text(request))));
      const answer = response.writeHead(201, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ id: String(lastInsertRowid) }));
    });
  },

  /** The smallest server of our kind: Hono on Node with one route. */
  async hono() {
    const [{ serve }, { Hono }] = await Promise.all([import('@hono/node-server'), import('hono')]);
    const app = new Hono().get('/', (c) => c.text('Hola'));
    return new Promise<string>((resolve) => {
      serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
        resolve(`http://127.0.0.1:${port}`),
      );
    });
  },
});

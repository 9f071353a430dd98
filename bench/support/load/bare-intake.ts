/**
 * A server that only parses what is posted, stores it as it came, one durable commit each, and answers
 * 201: `bare-intake.ts <folder>`. Writes its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';

const [folder = '.'] = process.argv.slice(2);
const database = new DatabaseSync(join(folder, 'bare.sqlite'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE submissions (id INTEGER PRIMARY KEY, data TEXT)');
const insert = database.prepare('INSERT INTO submissions (data) VALUES (?)');

const server = createServer(async (request, response) => {
  const { lastInsertRowid } = insert.run(JSON.stringify(JSON.parse(await text(request))));
  response.writeHead(201, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: String(lastInsertRowid) }));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createFindSender } from '../../http/index.server.ts';
import { countRows, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { FORMS } from '../testing/submissions.ts';

let database: TestDatabase;
let server: ReturnType<typeof serve>;
let port = 0;
const lines: string[] = [];
const errors: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase('sqlite');
  const keep = (message: string) => void lines.push(message);
  const { app } = startIntake(database, {
    log: { info: keep, warn: keep, error: (message) => void errors.push(message) },
    findSender: createFindSender(['127.0.0.1']),
    blockList: ['203.0.113.66'],
  });
  await new Promise<void>((ready) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => ready());
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await database.remove();
});

/** Posts over a connection of its own, which is kept; answers the status and the text. */
async function post(body: string, headers: Record<string, string | number>) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = '/api/contact';
    const to = { host: '127.0.0.1', port, path, agent };
    const sent = request({ ...to, method: 'POST', headers }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  return [answer.statusCode, await text(answer)];
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the intake over a real connection', () => {
  it('takes a post, with and without an announced length', async () => {
    const body = JSON.stringify(FORMS.contact);
    const length = { 'content-length': Buffer.byteLength(body) };
    expect(await post(body, { ...JSON_TYPE, ...length })).toEqual([201, expect.any(String)]);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect(await post(body, { ...JSON_TYPE, ...chunked })).toEqual([201, expect.any(String)]);
  });

  it.each([{ 'content-length': 1_000_000 }, { 'transfer-encoding': 'chunked' }])(
    'refuses a body of a megabyte with %j',
    async (headers) => {
      const answer = await post('x'.repeat(1_000_000), { ...JSON_TYPE, ...headers });
      expect(answer).toEqual([413, 'Payload Too Large']);
    },
  );

  it('takes the address that the proxy names', async () => {
    const body = JSON.stringify(FORMS.contact);
    const from = (address: string) => post(body, { ...JSON_TYPE, 'x-forwarded-for': address });
    expect(await from('203.0.113.66')).toEqual([403, 'Forbidden']);
    expect((await from('203.0.113.66, 203.0.113.5'))[0]).toBe(201);
  });

  it('stores nothing of a post that breaks off, and logs that it did, which is no error', async () => {
    const before = await countRows(database.db);
    lines.length = 0;
    const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}Content-Length: 1000\r\n\r\n{"firstName":`);
    const closed = new Promise((done) => socket.once('close', done));
    socket.end();
    socket.resume();
    await closed;
    expect((await post('{}', JSON_TYPE))[0]).toBe(422);
    expect(await countRows(database.db)).toEqual(before);
    expect(lines).toEqual(['A submission was cut off while it was sent']);
    expect(errors).toEqual([]);
  });
});

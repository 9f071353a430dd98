import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { startQuiet, type BuiltServer } from '../support/server.ts';

const REQUEST = {
  ...{ firstName: 'Lucía', lastName: 'Ejemplo', email: 'lucia@example.com' },
  ...{ phone: '+34 600 000 000', requestedTime: 'morning', participants: '6-10' },
  requestedDate: addDays(businessDay(new Date()), 30),
  ...{ message: 'Queremos celebrar un cumpleaños.', locale: 'es' },
};

/** Everything that watches is on. */
const ENVIRONMENT = {
  METRICS_PORT: '0',
  ACCESS_LOG: 'on',
  SLOW_QUERY_MS: '0',
  TRUST_PROXY: '127.0.0.1',
};

let folder: string;
let server: BuiltServer;
// It is asked to stop by the last of the tests, and has counted nothing before the first.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-watching-'));
  server = await startQuiet(folder, ENVIRONMENT);
});
afterAll(async () => {
  if (server.isRunning()) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const lines = () =>
  server
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));

const submit = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(REQUEST),
  });

const ready = async () => {
  const answer = await fetch(`${server.url}/health/ready`);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

async function metrics(): Promise<string> {
  const url = lines().find(({ message }) => message === 'Metrics')?.['url'];
  return (await fetch(String(url))).text();
}

it('metrics tell of both threads: requests, held pages, outbox, database, event loop', async () => {
  await fetch(`${server.url}/contact`);
  await fetch(`${server.url}/contact`);
  await submit();
  await fetch(`${server.url}/nothing-here`, { method: 'PUT' });
  await expect.poll(metrics).toContain('kind="submission",method="POST",status="201"} 1\n');
  const said = await metrics();
  expect(said).toContain(
    'sobremesa_http_requests_total{kind="held",method="GET",status="200"} 1\n',
  );
  expect(said).toContain(
    'sobremesa_http_requests_total{kind="page",method="GET",status="200"} 1\n',
  );
  expect(said).toContain('sobremesa_writer_up 1\n');
  for (const thread of ['pages', 'writer']) {
    expect(said).toMatch(new RegExp(`heap_used_bytes\\{thread="${thread}"\\} [1-9]`));
    expect(said).toMatch(new RegExp(`statements_total\\{thread="${thread}"\\} [1-9]`));
    expect(said).toMatch(
      new RegExp(`loop_delay_seconds\\{thread="${thread}",quantile="0.99"\\} \\d`),
    );
    expect(said).toContain(`sobremesa_pictures{thread="${thread}",state="waiting"} `);
  }
  expect(said).toMatch(/sobremesa_outbox_deliveries\{state="failed"\} 0\n/);
  expect(said).toMatch(/sobremesa_outbox_oldest_seconds \d/);
  expect(said).toMatch(/sobremesa_page_cache_bytes [1-9]/);
  expect(said).toMatch(/build_info\{version="[\d.]+",node="24\./);
  // A type stands once before its samples, whichever thread they come from.
  const types = said.match(/^# TYPE (\S+)/gm) ?? [];
  expect(new Set(types).size).toBe(types.length);
});

it('a request’s id goes from the proxy through both threads to the log and the answer', async () => {
  const given = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await submit({ 'X-Request-Id': given });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-request-id')).toBe(given);
  const { id } = (await answer.json()) as { id: string };
  const ofRequest = () => lines().filter(({ request }) => request === given);
  await expect.poll(() => ofRequest().map(({ message }) => message)).toContain('Request');
  expect(ofRequest()).toContainEqual(
    expect.objectContaining({ message: 'A submission is stored', id, kind: 'request' }),
  );
  // Everything takes longer than 0 ms; what was stored is in none of these lines.
  const slow = lines().filter(({ message }) => message === 'A statement was slow');
  expect(slow.map(({ sql }) => String(sql))).toContainEqual(expect.stringContaining(' = ?'));
  const output = server.output();
  for (const word of ['Lucía', 'lucia@', '600 000 000', 'cumpleaños'])
    expect(output).not.toContain(word);
});

it('is ready while it takes visitors, and not once it is asked to stop', async () => {
  // It listens before the writer does.
  await expect.poll(async () => (await ready()).status).toBe(200);
  expect(await ready()).toEqual({
    status: 200,
    body: {
      status: 'ready',
      parts: { server: 'ready', database: 'ready', content: 'ready', writer: 'ready' },
    },
  });
  const live = await fetch(`${server.url}/health/live`);
  expect([live.status, await live.text()]).toEqual([200, '{"status":"live"}']);
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect(await (await fetch(server.url + path)).text()).not.toContain('health');
  // A connection on which a request has begun stays until that is answered.
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET /health/ready HTTP/1.1\r\nHost: x\r\n');
  await fetch(`${server.url}/health/live`);
  const stopped = server.stop();
  await expect.poll(() => server.output()).toContain('"message":"Stopping"');
  socket.write('Connection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toContain('"server":"not ready"');
  await stopped;
});

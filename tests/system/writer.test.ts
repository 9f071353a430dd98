import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { startQuiet, type BuiltServer } from '../support/server.ts';

const REQUEST = {
  ...{ firstName: 'Lucía', lastName: 'Ejemplo', email: 'lucia@example.com' },
  ...{ phone: '+34 600 000 000', requestedTime: 'morning', participants: '6-10' },
  requestedDate: addDays(businessDay(new Date()), 30),
  ...{ message: 'Queremos celebrar un cumpleaños.', locale: 'es' },
};

let folder: string;
let server: BuiltServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-writer-'));
  server = await startQuiet(folder);
});
afterAll(async () => {
  if (server.isRunning()) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const submit = () =>
  fetch(`${server.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(REQUEST),
  });

const openDatabase = () => new DatabaseSync(join(folder, 'sobremesa.sqlite'), { timeout: 5_000 });

describe('while it runs', () => {
  it('answers pages, held or not, while another program keeps the database from being written', async () => {
    await (await fetch(`${server.url}/`)).text();
    const other = openDatabase();
    other.exec('BEGIN IMMEDIATE');
    let isStored = false;
    const submitted = submit().then((answer) => {
      isStored = true;
      return answer;
    });
    await wait(200);
    for (const path of ['/', '/menu', '/en/catering', '/nothing-here']) {
      const { status } = await fetch(server.url + path);
      expect(status, path).toBeLessThan(500);
    }
    // The lock is still there: nothing of this waited for it.
    expect(isStored).toBe(false);
    other.exec('ROLLBACK');
    other.close();
    expect((await submitted).status).toBe(201);
  });

  it('answers who sends too much once all of it has been sent, however slowly: browsers show no answer that comes before', async () => {
    const pieces = Array.from({ length: 20 }, () => new Uint8Array(400_000));
    const request = http.request(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 20 * 400_000 },
    });
    const [[answer]] = await Promise.all([
      once(request, 'response') as Promise<[IncomingMessage]>,
      (async () => {
        for (const piece of pieces) {
          await new Promise<void>((sent, fail) => {
            request.write(piece, (error) => (error ? fail(error) : sent()));
          });
          await wait(60);
        }
        request.end();
      })(),
    ]);
    expect(answer.statusCode).toBe(413);
    answer.resume();
    await once(answer, 'end');
  });

  it('shows what was saved in the office to whoever asks after the answer', async () => {
    await (await fetch(`${server.url}/`)).text();
    await expect.poll(() => server.output()).toContain('/admin/set-up#');
    const token = /set-up#([\w-]{43})/.exec(server.output())?.[1];
    const owner = {
      name: 'Marta',
      email: 'marta@example.com',
      password: 'el horno está encendido',
    };
    const json = { 'Content-Type': 'application/json' };
    const signedIn = await fetch(`${server.url}/api/admin/auth/set-up`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ token, ...owner, language: 'es' }),
    });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    let before: string | null = null;
    // More often than the watcher of other programs’ writes, which looks every 250 ms, could be lucky.
    for (let turn = 0; turn < 8; turn += 1) {
      const text = `Portada ${turn}`;
      const saved = await fetch(`${server.url}/api/admin/content-words`, {
        method: 'PUT',
        headers: { ...json, cookie },
        body: JSON.stringify({ key: 'common:nav.home', language: 'es', text, before }),
      });
      expect(saved.status).toBe(200);
      before = text;
      expect(await (await fetch(`${server.url}/`)).text()).toContain(text);
    }
  });
});

it('loses nothing that it has acknowledged when it is asked to stop', async () => {
  const stored: string[] = [];
  let isOver = false;
  const sender = async () => {
    while (!isOver) {
      const answer = await submit().catch(() => null);
      if (answer?.status !== 201) return;
      const { id } = (await answer.json()) as { id: string };
      stored.push(id);
    }
  };
  const senders = Array.from({ length: 8 }, sender);
  await expect.poll(() => stored.length).toBeGreaterThan(10);
  await server.stop();
  isOver = true;
  await Promise.all(senders);
  expect(server.output()).not.toContain('"level":"error"');
  const database = openDatabase();
  const rows = database.prepare('SELECT id FROM submissions').all() as { id: string }[];
  database.close();
  const kept = new Set(rows.map(({ id }) => id));
  expect(stored.filter((id) => !kept.has(id))).toEqual([]);
});

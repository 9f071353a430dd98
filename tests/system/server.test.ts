import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeHttpService } from '../../src/http/testing/fake-http-service.ts';
import { silentLog } from '../../src/log/index.server.ts';
import { readConfig } from '../../src/server/config.ts';
import { startServer } from '../../src/server/server.ts';
import { startHere } from './support/writer-here.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-start-'));
  await mkdir(join(folder, 'client', '.vite'), { recursive: true });
  const manifest = { 'src/site/browser/boot.ts': { file: 'assets/boot.js' } };
  await writeFile(join(folder, 'client', '.vite', 'manifest.json'), JSON.stringify(manifest));
  await mkdir(join(folder, 'client', 'assets'));
  await writeFile(join(folder, 'client', 'assets', 'boot.js'), '');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (port: number) =>
  startServer(
    readConfig({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      WARM_UP: 'off',
    }),
    silentLog,
    { clientFolder: join(folder, 'client'), startHost: startHere },
  );

/** SQLite takes its log away when the last connection is closed. */
const isDatabaseOpen = () => existsSync(join(folder, 'data', 'sobremesa.sqlite-wal'));

it('listens, answers, and lets everything go when it is closed', async () => {
  const server = await start(0);
  expect((await fetch(`${server.url}/catering`)).status).toBe(200);
  expect(isDatabaseOpen()).toBe(true);
  await server.close();
  expect(isDatabaseOpen()).toBe(false);
});

it('ends with the last answer under way, though its connection would be kept alive', async () => {
  const server = await start(0);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const type = 'Content-Type: application/json';
  socket.write(`POST /api/contact HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 2\r\n\r\n{`);
  await wait(100);
  const startedAt = performance.now();
  const closed = server.close();
  await wait(100);
  socket.write('}');
  expect(await text(socket)).toContain('422 Unprocessable');
  await closed;
  // It did not wait out its patience of ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(9_000);
});

it('lets everything go when it cannot listen, so that the process ends', async () => {
  const other = await startFakeHttpService(() => {});
  await expect(start(Number(new URL(other.url).port))).rejects.toThrow('EADDRINUSE');
  expect(isDatabaseOpen()).toBe(false);
  await other.close();
});

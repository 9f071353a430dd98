import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '../log/index.server.ts';
import { readConfig } from './config.server.ts';
import { startServer } from './server.server.ts';

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
    join(folder, 'client'),
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

it('lets everything go when it cannot listen, so that the process ends', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start(port)).rejects.toThrow('EADDRINUSE');
  expect(isDatabaseOpen()).toBe(false);
  other.close();
  await once(other, 'close');
});

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createLog, type Level } from '../../../src/log/index.server.ts';
import { assemble, type AssembleOptions } from '../../../src/server/assemble.ts';
import { readConfig } from '../../../src/server/config.ts';
import { openCore } from '../../../src/server/core.ts';
import { createHttpServer } from '../../../src/server/http.ts';

/** A log line of the site under test. */
export interface LogLine {
  readonly level: Level;
  readonly text: string;
}

/** The whole site on a free local port, with its own data folder. */
export async function openSite(
  environment: Readonly<Record<string, string>> = {},
  more: Partial<AssembleOptions> = {},
) {
  const dataDirectory = await mkdtemp(join(inject('folder'), 'site-'));
  const lines: LogLine[] = [];
  const log = createLog((text, level) => lines.push({ level, text }));
  const config = readConfig({
    DATA_DIR: dataDirectory,
    HOST: '127.0.0.1',
    WARM_UP: 'off',
    ...environment,
  });
  const core = await openCore(config, log);
  const parts = await assemble(core, { client: { script: '/assets/boot.js' }, ...more });
  const server = createHttpServer({ ...parts, activity: core.activity, log });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    ...parts,
    core,
    dataDirectory,
    lines,
    /** Fetches a path without following redirects. */
    get: (path: string, init: RequestInit = {}) =>
      fetch(url + path, { redirect: 'manual', ...init }),
    async close() {
      server.close();
      server.closeAllConnections();
      await parts.stop();
      await core.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

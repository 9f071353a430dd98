import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, startBuilt, type BuiltServer } from '../../../bench/support/server.ts';
import { test as base } from './fixtures.ts';
import { CLOCK_OF_SERVERS } from './site-server.ts';

/** A document as it is stored. */
export interface StoredDocument extends Record<string, unknown> {
  readonly _id: string;
}

/** A server that can be stopped and started again at the same address, and whose content can be edited. */
export interface EditedSite {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** A document as the owner would export it. */
  read(id: string): Promise<StoredDocument>;
  /** Publishes documents, as `npm run content -- publish` does. */
  publish(...documents: readonly StoredDocument[]): Promise<void>;
}

/** Each test has a site of its own, with the sample's content. */
export const test = base.extend<{ site: EditedSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  site: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-edited-'));
    const environment = {
      ...CLOCK_OF_SERVERS,
      ...{ WARM_UP: 'off', RATE_LIMITS: 'off', CAPTCHA: 'off' },
    };
    const start = (port: string) =>
      startBuilt({ dataDirectory: folder, environment: { ...environment, PORT: port } });
    let server: BuiltServer | null = await start('0');
    const { url } = server;
    const stop = async () => {
      await server?.stop();
      server = null;
    };
    const command = (...args: string[]) => {
      const program = join(ROOT, 'dist', 'server', 'content.js');
      const env = {
        ...{ PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: folder },
        ...CLOCK_OF_SERVERS,
      };
      const options = { cwd: ROOT, env, encoding: 'utf8' as const };
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
      if (status !== 0) throw new Error(`content ${args.join(' ')}: ${stdout}${stderr}`);
    };
    await provide({
      url,
      stop,
      async start() {
        server = await start(new URL(url).port);
      },
      async read(id) {
        const file = join(folder, 'export.ndjson');
        command('export', file);
        const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
        const found = lines
          .map((line) => JSON.parse(line) as StoredDocument)
          .find(({ _id }) => _id === id);
        if (!found) throw new Error(`There is no document ${id}`);
        return found;
      },
      async publish(...documents) {
        const file = join(folder, 'publish.json');
        await writeFile(file, JSON.stringify(documents));
        command('publish', file);
      },
    });
    await stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ site }, provide) => {
    await provide(site.url);
  },
});

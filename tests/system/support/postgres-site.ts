import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startQuiet, type BuiltServer } from '../../support/server.ts';
import { openDatabaseProxy, type DatabaseProxy } from '../../support/database-proxy.ts';
import { ask, createPostgresDatabase } from '../../../src/database/testing/postgres-database.ts';

/** The built site in its own process, connected to PostgreSQL through a proxy that can break. */
export interface PostgresSite {
  readonly victim: BuiltServer;
  readonly proxy: DatabaseProxy;
  /** The ids of the stored submissions, read without the proxy. */
  storedIds(): Promise<Set<string>>;
}

/** Starts the site with a new database on the server at `server`; everything is removed after the test. */
export async function givenPostgresSite(server: string): Promise<PostgresSite> {
  const own = await createPostgresDatabase(server, 'site');
  onTestFinished(own.drop);
  const proxy = await openDatabaseProxy(own.url);
  onTestFinished(() => proxy.close());
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-postgres-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const victim = await startQuiet(folder, { DATABASE_URL: proxy.url });
  onTestFinished(async () => {
    if (victim.isRunning()) await victim.kill();
  });
  return {
    victim,
    proxy,
    async storedIds() {
      const { rows } = await ask(own.url, 'select id from submissions');
      return new Set(rows.map(({ id }) => String(id)));
    },
  };
}

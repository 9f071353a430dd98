import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabaseProxy } from '../../support/database-proxy.ts';
import { openEditor } from '../../../bench/support/editor.ts';
import { prepareMachine, type Machine } from '../../../bench/support/machines.ts';
import { mailSettings, openMailbox } from '../../../bench/support/mailbox.ts';
import { openS3Server } from '../../support/s3-server.ts';
import { cookieHeader, setUpOwner } from '../../../bench/support/owner.ts';
import { ask, createPostgresDatabase } from '../../../src/database/testing/postgres-database.ts';

/**
 * Two processes of the built site, started, that share a new database on the server at `server` and a
 * bucket; the first reaches the database through a proxy that can break.
 */
export async function openPair(server: string) {
  const own = await createPostgresDatabase(server, 'pair');
  const proxy = await openDatabaseProxy(own.url);
  const bucket = await openS3Server();
  const mailbox = await openMailbox();
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-pair-'));
  const environment = {
    ...{ ...bucket.environment, ...mailSettings(mailbox.url) },
    ...{ DATA_KEY: randomBytes(32).toString('hex'), TRUST_PROXY: '127.0.0.1' },
    ...{ WARM_UP: 'off', RATE_LIMITS: 'off' },
  };
  const prepare = (at: number, url: string) =>
    prepareMachine(join(folder, `machine-${at}`), { ...environment, DATABASE_URL: url });
  const pair: [Machine, Machine] = [await prepare(0, proxy.url), await prepare(1, own.url)];
  const [first, second] = pair;
  const cookie = cookieHeader(await setUpOwner(await first.start()));
  await second.start();
  return {
    ...{ pair, first, second, proxy, mailbox },
    editorAt: (machine: Machine) => openEditor(machine.url, cookie),
    ask: async (sql: string) => (await ask(own.url, sql)).rows as Record<string, unknown>[],
    async close() {
      await Promise.all(pair.map((machine) => machine.kill()));
      await proxy.close();
      await mailbox.close();
      await bucket.close();
      await own.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

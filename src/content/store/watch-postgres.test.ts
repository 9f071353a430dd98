import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import * as sample from '../testing/samples.ts';
import { givenDatabase, givenContent } from '../testing/given-content.ts';
import { postgresTestDatabase } from '../testing/test-database.server.ts';
import { createDatabaseContent } from '../content.server.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

it.skipIf(server === '')(
  'reports changes again, including those it missed, after its connection was lost',
  async () => {
    const home = await givenDatabase(() => postgresTestDatabase(server));
    const database = await home.open();
    const errors: unknown[] = [];
    const log = { ...silentLog, error: (message: string) => void errors.push(message) };
    const here = await createDatabaseContent({ ...database, log });
    const heard: string[][] = [];
    here.changes.subscribe(({ documentIds }) => void heard.push([...documentIds]));
    onTestFinished(async () => {
      await here.stop();
      await database.close();
    });
    const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(database.db);
    expect(rows).toEqual([{ ended: true }]);
    await expect.poll(() => errors).toHaveLength(1);

    const there = await givenContent(home);
    await there.store.publish(sample.menu('missed', 1));
    await expect.poll(() => heard).toEqual([['missed']]);
    await there.store.publish(sample.menu('heard', 2));
    await expect.poll(() => heard).toHaveLength(2);
  },
);

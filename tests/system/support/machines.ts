import { openMachines, type Machine } from '../../support/machines.ts';
import { ask, createPostgresDatabase } from '../../../src/database/testing/postgres-database.ts';

/**
 * Two processes of the built site, started, that share a new database on the server at `server` and a
 * bucket; the first reaches the database through a proxy that can break.
 */
export async function openPair(server: string) {
  const own = await createPostgresDatabase(server, 'pair');
  const site = await openMachines(own.url, 2);
  const pair = site.machines as [Machine, Machine];
  const [first, second] = pair;
  return {
    ...{ ...site, pair, first, second },
    ask: async (sql: string) => (await ask(own.url, sql)).rows as Record<string, unknown>[],
    async close() {
      await site.close();
      await own.drop();
    },
  };
}

import { test as base } from '../../support/fixtures.ts';
import type { Office } from './office.ts';

/** Tests of a file that share an office of their own, as `start` makes it, with the owner signed in. */
export function testWith<Own extends Office>(start: () => Promise<Own>) {
  return base.extend<object, { office: Own }>({
    office: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
      async ({}, provide) => {
        const office = await start();
        await provide(office);
        await office.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ office }, provide) => provide(office.url),
    storageState: async ({ office }, provide) => provide(office.storageState),
  });
}

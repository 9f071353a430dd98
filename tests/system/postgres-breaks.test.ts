import { expect, it } from 'vitest';
import { pause } from '../../bench/torture/support/scenario.ts';
import { submit } from '../../bench/torture/support/submit.ts';
import { askFor, others, startVisitors } from '../../bench/torture/support/visitors.ts';
import { givenPostgresSite } from './support/postgres-site.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** `npm run torture -- postgres` cuts 100 and restarts a real PostgreSQL 20 times. */
const CUTS = 20;
const RESTARTS = 4;
/** How long the database is down in the first restart, and how much longer in each further one, milliseconds. */
const SHORTEST = 300;
const STEP = 25;

it.skipIf(server === '')(
  'goes on through cut connections and restarts of PostgreSQL, with visitors all the time',
  async () => {
    const { victim, proxy, storedIds } = await givenPostgresSite(server);
    const visitors = await startVisitors(victim.url);

    let cuts = 0;
    for (let turn = 0; cuts < CUTS && turn < 10 * CUTS; turn += 1) {
      const how = turn % 2 === 0 ? 'reset' : 'end';
      if (proxy.cut(how, turn % 4 < 2 ? 'busy' : 'idle')) cuts += 1;
      await pause(Math.random() * 40);
    }
    expect(cuts).toBe(CUTS);

    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await proxy.down();
      if (restart === 0) await expectUncachedPages(victim.url, 503);
      await pause(SHORTEST + STEP * restart);
      await proxy.up();
      await pause(100);
    }
    // How many got through between the faults depends on how busy the machine is.
    await expect.poll(() => visitors.acknowledged.size).toBeGreaterThan(CUTS / 2);
    await visitors.stop();

    expect(victim.isRunning(), victim.output()).toBe(true);
    expect(others(visitors.pages, 200)).toBe(0);
    expect(others(visitors.submissions, 201, 503)).toBe(0);
    const { acknowledged } = visitors;
    expect(acknowledged.difference(await storedIds())).toEqual(new Set());
    expect((await submit(victim.url)).status).toBe(201);
    await expectUncachedPages(victim.url, 200);
    expect(victim.output()).not.toMatch(/Warning|[Uu]nhandled/);
    await victim.stop();
  },
);

/** Expects a status of pages and files that are not cached. */
async function expectUncachedPages(url: string, status: number): Promise<void> {
  for (const path of ['/gallery', '/en/about', '/sitemap.xml']) {
    expect([path, await askFor(url + path)]).toEqual([path, status]);
  }
  if (status !== 503) return;
  const { headers } = await fetch(`${url}/gallery`);
  expect(headers.get('retry-after')).toBe('5');
}

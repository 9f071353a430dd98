import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readAll, startCrowd } from '../support/crowd.ts';
import { others } from '../support/statuses.ts';
import { statusOf } from '../support/http.ts';
import { submit } from '../support/submit.ts';
import { givenPostgresSite } from '../system/support/postgres-site.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** `npm run torture -- many` cuts 100 and restarts a real PostgreSQL 20 times. */
const CUTS = 20;
const RESTARTS = 4;
/** How long the database is down in the first restart, and how much longer in each further one, milliseconds. */
const SHORTEST = 300;
const STEP = 25;

it.skipIf(server === '')(
  'goes on through cut connections and restarts of PostgreSQL, with visitors all the time',
  async () => {
    const { victim, proxy, storedIds } = await givenPostgresSite(server);
    await readAll(victim.url);
    const crowd = startCrowd(victim.url, { senders: 4, writing: 20, solves: false });

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
    await expect.poll(() => crowd.acknowledged.size).toBeGreaterThan(CUTS / 2);
    await crowd.stop();
    const { pages, submissions } = crowd.take();

    expect(victim.isRunning(), victim.output()).toBe(true);
    expect(others(pages, 200)).toBe(0);
    expect(others(submissions, 201, 503)).toBe(0);
    const { acknowledged } = crowd;
    expect(acknowledged.difference(await storedIds())).toEqual(new Set());
    expect((await submit(victim.url)).status).toBe(201);
    await expectUncachedPages(victim.url, 200);
    expect(victim.output()).not.toMatch(/Warning|[Uu]nhandled/);
    await victim.stop();
  },
);

/** Expects a status of pages and files that are not cached. */
async function expectUncachedPages(url: string, status: number): Promise<void> {
  for (const path of ['/birthday', '/en/gastronomic', '/sitemap.xml']) {
    expect([path, await statusOf(url + path)]).toEqual([path, status]);
  }
  if (status !== 503) return;
  const { headers } = await fetch(`${url}/birthday`);
  expect(headers.get('retry-after')).toBe('5');
}

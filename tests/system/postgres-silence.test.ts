import { expect, it } from 'vitest';
import { pause } from '../../bench/torture/support/scenario.ts';
import { submit } from '../../bench/torture/support/submit.ts';
import { others, startVisitors } from '../../bench/torture/support/visitors.ts';
import { givenPostgresSite } from './support/postgres-site.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

/**
 * The longest that a submission may take during the silence, milliseconds: the transaction before it
 * is given up after 4.5 s, its own statement or new connection after as much again. On a machine with
 * nothing else to do it takes 10.
 */
const LONGEST = 16_000;
/** The longest that stopping may take, milliseconds; a service manager kills after 30 s. */
const LONGEST_STOP = 25_000;

it.skipIf(server === '')(
  'gives up connections that fall silent, answers meanwhile, and stops even then',
  async () => {
    const { victim, proxy, storedIds } = await givenPostgresSite(server);
    const visitors = await startVisitors(victim.url);
    await pause(500);

    proxy.silence(true);
    const startedAt = performance.now();
    expect((await submit(victim.url)).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(LONGEST);

    proxy.silence(false);
    const liftedAt = performance.now();
    while ((await submit(victim.url)).status !== 201) {
      expect(performance.now() - liftedAt).toBeLessThan(5_000);
      await pause(50);
    }
    await visitors.stop();
    expect(others(visitors.pages, 200)).toBe(0);
    expect(visitors.slowestPage()).toBeLessThan(3_000);
    expect(others(visitors.submissions, 201, 503)).toBe(0);
    expect(visitors.acknowledged.difference(await storedIds())).toEqual(new Set());
    expect(victim.isRunning(), victim.output()).toBe(true);

    proxy.silence(true);
    const stoppedAt = performance.now();
    await victim.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(LONGEST_STOP);
    expect(victim.output()).not.toMatch(/Warning|[Uu]nhandled|Stopping failed/);
  },
  60_000,
);

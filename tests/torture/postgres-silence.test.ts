import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readAll, startCrowd } from '../support/crowd.ts';
import { others } from '../support/statuses.ts';
import { submit } from '../support/submit.ts';
import { givenPostgresSite } from '../system/support/postgres-site.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** Without its own limits a connection that fell silent would be waited for minutes, milliseconds. */
const LONGEST = 60_000;

it.skipIf(server === '')(
  'gives up connections that fall silent, answers meanwhile, and stops even then',
  async () => {
    const { victim, proxy, storedIds } = await givenPostgresSite(server);
    await readAll(victim.url);
    const crowd = startCrowd(victim.url, { senders: 4, writing: 20, solves: false });
    await pause(500);

    proxy.silence(true);
    const startedAt = performance.now();
    expect((await submit(victim.url)).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(LONGEST);

    proxy.silence(false);
    await expect.poll(async () => (await submit(victim.url)).status).toBe(201);
    await crowd.stop();
    const { pages, submissions } = crowd.take();
    expect(others(pages, 200)).toBe(0);
    expect(others(submissions, 201, 503)).toBe(0);
    expect(crowd.acknowledged.difference(await storedIds())).toEqual(new Set());
    expect(victim.isRunning(), victim.output()).toBe(true);

    proxy.silence(true);
    const stoppedAt = performance.now();
    await victim.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(LONGEST);
    expect(victim.output()).not.toMatch(/Warning|[Uu]nhandled|Stopping failed/);
  },
);

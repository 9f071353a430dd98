import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startCrowd } from '../support/crowd.ts';
import { inWords, others } from '../support/statuses.ts';
import { roll } from '../support/machines.ts';
import { hasNginx, startBalancer } from '../support/nginx.ts';
import { submit } from '../support/submit.ts';
import { openPair } from '../system/support/machines.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(server === '')('two machines of which one goes away', () => {
  let site: Awaited<ReturnType<typeof openPair>>;
  beforeAll(async () => {
    site = await openPair(server);
  });
  afterAll(() => site.close());

  it('send the emails of one that was killed while it sent them, each once', async () => {
    const { first, second, ask, mailbox } = site;
    await first.stop();
    await first.start({ CAPTCHA: 'off' });
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => (await submit(first.url)).id),
    );
    await first.kill();
    expect(ids).not.toContain(undefined);
    // As if the lease of what it had begun were over.
    await ask("update deliveries set lease_until = 0 where state = 'sending'");
    const ofThese = async () =>
      ask(`select message_id, state, attempts from deliveries
           where submission_id in (${ids.map((id) => `'${id}'`).join(', ')})`);
    const isSent = async () => (await ofThese()).every(({ state }) => state === 'delivered');
    const end = Date.now() + 30_000;
    while (!(await isSent()) && Date.now() < end) await pause(200);
    const deliveries = await ofThese();
    expect(deliveries).toHaveLength(16);
    for (const { message_id, state, attempts } of deliveries) {
      const copies = mailbox.notes.filter(({ messageId }) => messageId === message_id).length;
      expect([state, copies]).toEqual(['delivered', expect.toBeOneOf([1, Number(attempts)])]);
    }
    expect(second.isUp()).toBe(true);
    await first.start();
  });

  it.skipIf(!hasNginx)('are restarted one after the other behind nginx without a 502', async () => {
    const nginx = await startBalancer(site.pair.map(({ port }) => port));
    onTestFinished(() => nginx.stop());
    const crowd = startCrowd(nginx.url);
    await roll(site.pair);
    await crowd.stop();
    const { pages, submissions } = crowd.take();
    expect(others(pages, 200), inWords(pages)).toBe(0);
    expect(others(submissions, 201), inWords(submissions)).toBe(0);
    expect((await nginx.failures()).unanswered).toBe(0);
    expect(crowd.repeats.wrong).toBe(0);
    const stored = new Set((await site.ask('select id from submissions')).map(({ id }) => id));
    expect([...crowd.acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  });
});

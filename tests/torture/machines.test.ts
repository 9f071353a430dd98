import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startCrowd } from '../support/crowd.ts';
import { PUBLISHED, untilShown } from '../support/editor.ts';
import { inWords, others } from '../support/statuses.ts';
import { roll } from '../support/machines.ts';
import { hasNginx, startBalancer } from '../support/nginx.ts';
import { proofFor, REQUEST, submit } from '../support/submit.ts';
import { openPair } from '../system/support/machines.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** A change that is not heard of shows never; the figure is that of `npm run bench -- change`, milliseconds. */
const SHOWN = 15_000;

describe.skipIf(server === '')('two machines that share a database and a bucket', () => {
  let site: Awaited<ReturnType<typeof openPair>>;
  beforeAll(async () => {
    site = await openPair(server);
  });
  afterAll(() => site.close());

  it('show a change of either one', async () => {
    const { first, second, editorAt } = site;
    for (const machine of [first, second]) await untilShown(machine, '');
    expect(await editorAt(second).publish('Mercado desde la segunda')).toBe(PUBLISHED);
    expect(await untilShown(first, 'Mercado desde la segunda')).toBeLessThan(SHOWN);
    expect(await editorAt(first).publish('Mercado desde la primera')).toBe(PUBLISHED);
    expect(await untilShown(second, 'Mercado desde la primera')).toBeLessThan(SHOWN);
  });

  it('count a proof once, and store a form once that reaches both', async () => {
    const { first, second } = site;
    const atBoth = async (fields: object, headers = {}) =>
      Promise.all(site.pair.map(({ url }) => submit(url, { ...REQUEST, ...fields }, headers)));
    const raced = await atBoth({ captcha: await proofFor(first.url), message: 'Carrera' });
    expect(raced.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    const form = { captcha: await proofFor(second.url), message: 'Llave' };
    const [one, other] = await atBoth(form, { 'Idempotency-Key': randomUUID() });
    expect(one).toEqual({ status: 201, id: expect.any(String), isHonest: true });
    expect(other).toEqual(one);
  });

  it('hear of changes again after a connection fell silent, and store what is sent', async () => {
    const { first, second, proxy, editorAt } = site;
    await untilShown(first, '');
    proxy.forget();
    expect(await editorAt(second).publish('Mercado en silencio')).toBe(PUBLISHED);
    expect(await untilShown(first, 'Mercado en silencio')).toBeLessThan(SHOWN);
  });

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

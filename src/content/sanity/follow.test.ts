import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import { givenDatabase } from '../testing/given-content.ts';
import { idsOf } from '../testing/ids-of.ts';
import * as sample from '../testing/samples.ts';
import { sqliteTestDatabase } from '../testing/test-database.server.ts';
import { Follower } from './follow.server.ts';
import { readingClient } from './sanity-client.server.ts';
import { givenProcess, givenSanity, SECRET } from './testing/given-mirror.ts';
import { ReadingLease } from './reading-lease.server.ts';

async function given() {
  const home = await givenDatabase(sqliteTestDatabase);
  const { sanity, config } = await givenSanity();
  return { home, sanity, config, ...(await givenProcess(home, sanity)) };
}

/** The same, started, and listening. */
async function givenStarted(...documents: Parameters<typeof sample.menu>[]) {
  const process = await given();
  for (const one of documents) process.sanity.lake.put(sample.menu(...one));
  await process.content.mirror?.start();
  await expect.poll(() => process.sanity.listeners()).toBe(1);
  return process;
}

describe('a start', () => {
  it('has what Sanity publishes, even the very first', async () => {
    const { titles, said, content } = await givenStarted(['m', 1, { title: 'Suyo' }]);
    expect(await titles()).toEqual(['Suyo']);
    expect(said).toContainEqual({
      message: 'read from Sanity',
      fields: expect.objectContaining({ written: 1, removed: 0 }) as object,
    });
    expect([content.store, content.editor, content.preview]).toEqual([null, null, null]);
  });

  it.each(['fail', 'cut', 'busy'] as const)(
    'shows what it has while Sanity was never reached (%s), and says so once',
    async (behaviour) => {
      const { sanity, content, said, titles } = await given();
      sanity.behave(behaviour);
      sanity.askToWait('1');
      sanity.lake.put(sample.menu('m', 1, { title: 'Suyo' }));
      await content.mirror?.start();
      // Of the menus no sample is shown: it would be taken for the business's own.
      expect(await titles()).toEqual([]);
      expect((await content.service.openingHours())?._id).toBe('openingHours');
      expect(idsOf(await content.service.testimonials('chef'))).toEqual(['sample-chef']);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const away = said.filter(({ message }) => message.startsWith('Sanity cannot be read'));
      expect(away).toHaveLength(1);
      sanity.behave('answer');
      await expect.poll(titles, { timeout: 10_000 }).toEqual(['Suyo']);
      await expect.poll(() => said.map(({ message }) => message)).toContain('Sanity answers again');
    },
  );

  it('shows while Sanity is silent what was read before a restart, and waits for nobody', async () => {
    const { home, sanity, content, titles } = await givenStarted(['m', 1, { title: 'Suyo' }]);
    expect(await titles()).toEqual(['Suyo']);
    await content.stop();
    sanity.behave('stall');
    const again = await givenProcess(home, sanity);
    const begun = performance.now();
    await again.content.mirror?.start();
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(await again.titles()).toEqual(['Suyo']);
    sanity.letGo();
  });
});

describe('a change', () => {
  it('is heard of as it happens', async () => {
    const { sanity, titles, reported } = await givenStarted(['m', 1, { title: 'Antes' }]);
    sanity.publish(sample.menu('m', 1, { title: 'Después' }));
    await expect.poll(titles).toEqual(['Después']);
    expect(reported.at(-1)).toEqual({ ids: ['m'], queries: [] });
  });

  it('is found after the connection broke', async () => {
    const { sanity, titles } = await givenStarted(['m', 1, { title: 'Antes' }]);
    sanity.behave('fail');
    sanity.hangUp();
    await expect.poll(() => sanity.listeners()).toBe(0);
    sanity.lake.put(sample.menu('m', 1, { title: 'Después' }));
    sanity.behave('answer');
    await expect.poll(titles, { timeout: 10_000 }).toEqual(['Después']);
  });

  it('is told by the webhook, too', async () => {
    const { sanity, content, titles } = await givenStarted(['m', 1, { title: 'Antes' }]);
    sanity.lake.put(sample.menu('m', 1, { title: 'Después' }));
    const body = JSON.stringify({ _id: 'm', _type: 'dailyMenu' });
    const at = Date.now();
    const hash = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('base64url');
    const headers = { 'sanity-webhook-signature': `t=${at},v1=${hash}` };
    const request = new Request('http://x/', { method: 'POST', body, headers });
    expect((await content.mirror?.hook?.(request))?.status).toBe(204);
    await expect.poll(titles).toEqual(['Después']);
  });

  it('that queries do not know yet when it is announced is found a little later', async () => {
    const { sanity, titles } = await givenStarted(['m', 1, { title: 'Antes' }]);
    sanity.publish(sample.menu('other', 2, { isActive: false }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    sanity.lake.put(sample.menu('m', 1, { title: 'Después' }));
    await expect.poll(titles, { timeout: 10_000 }).toEqual(['Después']);
  });

  it('of which nothing is heard, neither by listening nor by the webhook, is caught up with', async () => {
    const { home, sanity, config } = await given();
    const { database, content, titles } = await givenProcess(home, sanity);
    const { db } = database;
    const { ContentStore } = await import('../store/content-store.server.ts');
    const follower = new Follower({
      ...{ db, client: readingClient(config), now: Date.now },
      store: new ContentStore({ db, afterWrite: () => content.catchUp() }),
      fillSample: async () => {},
      log: { info() {}, warn() {}, error() {} },
      longestQuiet: 500,
    });
    await follower.start();
    sanity.lake.put(sample.menu('m', 1, { title: 'Nuevo' }));
    await expect.poll(titles).toEqual(['Nuevo']);
    sanity.lake.documents.delete('m');
    await expect.poll(titles).toEqual([]);
    await follower.stop();
  });

  it('many that come together are read together', async () => {
    const { sanity, content } = await givenStarted();
    const before = sanity.requests.length;
    for (let index = 0; index < 700; index += 1) sanity.publish(sample.menu(`m${index}`, index));
    const count = async () => (await content.service.dailyMenus()).length;
    await expect.poll(count, { timeout: 10_000 }).toBe(700);
    expect(sanity.requests.length - before).toBeLessThan(30);
  });
});

it('shows a post at its time', async () => {
  const { sanity, content } = await given();
  sanity.lake.put(sample.menu('m', 1));
  const publishedAt = new Date(Date.now() + 1_500).toISOString();
  sanity.lake.put(sample.post('soon', { publishedAt }));
  await content.mirror?.start();
  expect(await content.service.blogKeys()).toEqual([]);
  await expect.poll(() => content.service.blogKeys(), { timeout: 5_000 }).toContain('soon');
});

describe.each(DATABASES)('processes over one database (%s)', (name, create) => {
  // On SQLite a connection waits for another without giving this thread, which has both, a turn.
  it.skipIf(name === 'sqlite')(
    'read once what one of them has read, and all show it',
    async () => {
      const home = await givenDatabase(create);
      const { sanity } = await givenSanity();
      for (let index = 0; index < 300; index += 1) sanity.lake.put(sample.menu(`m${index}`, index));
      const processes = await Promise.all([1, 2, 3].map(() => givenProcess(home, sanity)));
      await Promise.all(processes.map(({ content }) => content.mirror?.start()));
      for (const { content } of processes)
        await expect.poll(async () => (await content.service.dailyMenus()).length).toBe(300);
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      // Whoever began while another read looks once more at which documents there are.
      expect(sanity.requests.filter(({ method }) => method === 'POST').length).toBeLessThan(5);
      const asked = sanity.requests.length;
      sanity.publish(sample.menu('m0', 0, { title: 'Nuevo' }));
      for (const { titles } of processes)
        await expect.poll(async () => (await titles())[0], { timeout: 5_000 }).toBe('Nuevo');
      // Reading a change takes two; each for itself would take six.
      expect(sanity.requests.length - asked).toBeLessThan(6);
    },
    30_000,
  );

  it('take turns, and take over from one that has ended', async () => {
    const home = await givenDatabase(create);
    const database = await home.open();
    let now = 1_000_000;
    const [one, other] = [1, 2].map(() => new ReadingLease(database.db, () => now));
    expect(await one?.take(now)).toBe('taken');
    expect(await other?.take(now + 1)).toBe('busy');
    now += 50_000;
    await one?.extend();
    now += 50_000;
    expect(await other?.take(now)).toBe('busy');
    await one?.end();
    expect(await other?.take(1_000_000)).toBe('done');
    expect(await other?.take(now)).toBe('taken');
    now += 61_000;
    expect(await one?.take(now)).toBe('taken');
    // It is late, and still at work: the lease is no more its own.
    await expect(other?.extend()).rejects.toThrow('Another process');
    await other?.end();
    expect(await other?.take(now + 1)).toBe('busy');
    await database.close();
  });
});

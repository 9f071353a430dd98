import { createHmac } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import type { ContentChange } from '../content-service.ts';
import type { ContentConfig } from '../content-types.server.ts';
import { createContent } from '../content.server.ts';
import { givenDatabase } from '../testing/given-embedded.ts';
import { givenFolder, ndjson } from '../testing/given-folder.ts';
import * as sample from '../testing/samples.ts';
import { sqliteTestDatabase } from '../testing/test-database.server.ts';
import { startFakeSanity } from './testing/fake-sanity.server.ts';

const SECRET = 'a secret';
async function given() {
  const sanity = await startFakeSanity();
  const config: ContentConfig = {
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'abc123',
    SANITY_DATASET: sanity.dataset,
    SANITY_API_VERSION: '2024-01-01',
    SANITY_USE_CDN: true,
    SANITY_API_URL: sanity.url,
    SANITY_WEBHOOK_SECRET: SECRET,
  };
  const home = await givenDatabase(sqliteTestDatabase);
  const database = await home.open();
  const folder = await givenFolder({ 'data.ndjson': ndjson([]) });
  const content = await createContent({
    ...{ ...database, config, log: silentLog, dataDirectory: folder },
    sample: { folder, resolveImage: async () => '' },
  });
  const changes: ContentChange[] = [];
  content.changes.subscribe((change) => void changes.push(change));
  onTestFinished(async () => {
    await content.stop();
    await database.close();
    await sanity.close();
  });
  const titles = async () => (await content.service.dailyMenus()).map(({ title }) => title?.['es']);
  await expect.poll(() => sanity.listeners()).toBe(1);
  return { sanity, content, changes, titles };
}

it('shows the first visitor after a quiet spell what was changed meanwhile', async () => {
  const { sanity, changes, titles } = await given();
  sanity.publish(sample.menu('m', 1, { title: 'Antes' }));
  await expect.poll(() => changes).toHaveLength(1);
  expect(await titles()).toEqual(['Antes']);
  sanity.publish(sample.menu('m', 1, { title: 'Después' }));
  await expect.poll(() => changes).toHaveLength(2);
  expect(changes[1]?.documentIds).toEqual(new Set(['m']));
  expect([...(changes[1]?.queries ?? [])].sort()).toEqual(['dailyMenus', 'snapshot']);
  // Nobody has asked since: the answer of before would still count as fresh.
  expect(await titles()).toEqual(['Después']);
});

it('hears again after the connection broke, and takes nothing for unchanged', async () => {
  const { sanity, changes, titles } = await given();
  sanity.lake.put(sample.menu('m', 1, { title: 'Antes' }));
  expect(await titles()).toEqual(['Antes']);
  sanity.behave('fail');
  sanity.hangUp();
  await expect.poll(() => sanity.listeners()).toBe(0);
  sanity.lake.put(sample.menu('m', 1, { title: 'Después' }));
  sanity.behave('answer');
  await expect.poll(() => sanity.listeners()).toBe(1);
  await expect.poll(() => changes.length).toBeGreaterThan(0);
  expect(changes[0]?.queries.has('openingHours')).toBe(true);
  expect(await titles()).toEqual(['Después']);
});

it('is told by its webhook, too', async () => {
  const { sanity, content, changes, titles } = await given();
  sanity.lake.put(sample.menu('m', 1, { title: 'Antes' }));
  expect(await titles()).toEqual(['Antes']);
  sanity.lake.put(sample.menu('m', 1, { title: 'Después' }));
  const body = JSON.stringify({ _id: 'm', _type: 'dailyMenu' });
  const at = Date.now();
  const hash = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('base64url');
  const headers = { 'sanity-webhook-signature': `t=${at},v1=${hash}` };
  const request = new Request('http://x/', { method: 'POST', body, headers });
  expect((await content.hook?.(request))?.status).toBe(204);
  await expect.poll(() => changes).toHaveLength(1);
  expect(await titles()).toEqual(['Después']);
});

it('reports many changes that come together as one', async () => {
  const { sanity, changes } = await given();
  for (let index = 0; index < 700; index += 1) sanity.publish(sample.menu(`m${index}`, index));
  await expect.poll(() => changes.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(changes.length).toBeLessThan(10);
});

it('leaves a service alone that is busy, for as long as it asks to be', async () => {
  const { sanity, content, titles } = await given();
  sanity.behave('busy');
  await expect(titles()).rejects.toThrow('does not answer');
  const asked = sanity.requests.length;
  sanity.behave('answer');
  await expect(titles()).rejects.toThrow();
  await expect(content.service.submenus()).rejects.toThrow();
  expect(sanity.requests).toHaveLength(asked);
  await expect.poll(() => titles()).toEqual([]);
});

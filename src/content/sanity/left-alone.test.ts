import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import { listenToSanity } from './listen.server.ts';
import { readingClient, writingClient } from './sanity-client.server.ts';
import { createSanityWriter } from './sanity-writer.server.ts';
import { startFakeSanity } from './testing/fake-sanity.server.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const COPY = { _id: 'submission.1', _type: 'requestSubmission' } as const;

async function given(retryAfter: string) {
  const sanity = await startFakeSanity();
  onTestFinished(() => sanity.close());
  sanity.askToWait(retryAfter);
  const config = {
    SANITY_PROJECT_ID: 'abc123',
    SANITY_DATASET: sanity.dataset,
    SANITY_API_VERSION: '2024-01-01',
    SANITY_API_URL: sanity.url,
    SANITY_WRITE_TOKEN: sanity.token,
  };
  return { sanity, config };
}

/** How many requests arrive while the work is tried once, whether it fails or not. */
async function arriving(sanity: { requests: unknown[] }, work: () => Promise<unknown>) {
  const before = sanity.requests.length;
  await work().catch(() => {});
  return sanity.requests.length - before;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['in seconds', '30', 30],
  ['as a date', 'Fri, 20 Nov 2026 12:00:45 GMT', 45],
  ['for longer than five minutes', '86400', 300],
])('asks nothing of a busy service until the time it named, %s', async (_form, header, seconds) => {
  const { sanity, config } = await given(header);
  const client = readingClient(config);
  const ask = () => client.fetch('*[0]._id');
  sanity.behave('busy');
  expect(await arriving(sanity, ask)).toBe(1);
  sanity.behave('answer');
  vi.setSystemTime(NOW + seconds * 1_000 - 1);
  expect(await arriving(sanity, ask)).toBe(0);
  await expect(ask()).rejects.toThrow('left alone');
  vi.setSystemTime(NOW + seconds * 1_000);
  expect(await arriving(sanity, ask)).toBe(1);
});

it('waits no less because another request, sent before, fails without a word on waiting', async () => {
  const { sanity, config } = await given('30');
  const client = readingClient(config);
  sanity.behave('stall');
  const slow = client.fetch('*[0]._id').catch(() => {});
  await expect.poll(() => sanity.requests).toHaveLength(1);
  sanity.behave('busy');
  await client.fetch('*[1]._id').catch(() => {});
  sanity.letGo();
  await slow;
  sanity.behave('answer');
  expect(await arriving(sanity, () => client.fetch('*[0]._id'))).toBe(0);
});

it('writes nothing meanwhile, neither copies nor what removes them, and then writes again', async () => {
  const { sanity, config } = await given('30');
  const writer = createSanityWriter(config);
  sanity.behave('busy');
  expect(await arriving(sanity, async () => writer?.create(COPY))).toBe(1);
  sanity.behave('answer');
  vi.setSystemTime(NOW + 29_000);
  expect(await arriving(sanity, async () => writer?.create(COPY))).toBe(0);
  expect(await arriving(sanity, async () => writer?.remove([COPY._id]))).toBe(0);
  vi.setSystemTime(NOW + 30_000);
  await writer?.create(COPY);
  expect([...sanity.lake.documents.keys()]).toEqual([COPY._id]);
});

it('reads on while it may not write: each has a limit of its own', async () => {
  const { sanity, config } = await given('30');
  const writing = writingClient(config, sanity.token);
  sanity.behave('busy');
  await writing.fetch('*').catch(() => {});
  sanity.behave('answer');
  expect(await arriving(sanity, () => readingClient(config).fetch('*[0]._id'))).toBe(1);
});

it('does not ask to listen meanwhile, and listens again afterwards', async () => {
  const { sanity, config } = await given('60');
  const listener = listenToSanity({
    client: readingClient(config),
    announce() {},
    log: silentLog,
  });
  onTestFinished(() => listener.stop());
  await expect.poll(() => sanity.listeners()).toBe(1);
  sanity.behave('busy');
  sanity.hangUp();
  await expect.poll(() => sanity.askedToListen()).toBe(2);
  sanity.behave('answer');
  // The client would ask again after a second.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect([sanity.askedToListen(), sanity.listeners()]).toEqual([2, 0]);
  vi.setSystemTime(NOW + 60_000);
  await expect.poll(() => sanity.listeners()).toBe(1);
  expect(sanity.askedToListen()).toBe(3);
});

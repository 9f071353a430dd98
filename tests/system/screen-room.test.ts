import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type OpenSite } from './support/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => site.close());

/** A screen that connects from an address, and what it hears first; null when it is ended at once. */
async function connect(address: string) {
  const abort = new AbortController();
  const answer = await site.get('/api/screen/changes', {
    headers: { 'x-forwarded-for': address },
    signal: abort.signal,
  });
  const reader = answer.body?.getReader();
  const next = async () => {
    const read = await reader?.read().catch(() => undefined);
    return read && !read.done ? new TextDecoder().decode(read.value) : null;
  };
  return { status: answer.status, next, leave: () => abort.abort() };
}

/** So many connections of each of so many networks, far from each other. */
async function flood(networks: number, each: number) {
  const screens: Awaited<ReturnType<typeof connect>>[] = [];
  for (let network = 0; network < networks; network++)
    for (let one = 0; one < each; one++) screens.push(await connect(`45.${network}.0.9`));
  return screens;
}

const TELEVISION = '81.32.5.7';

it.each([
  ['25 networks with 8 connections each', 25, 8],
  ['200 networks with one each', 200, 1],
])('%s leave room for the television of the business', async (_, networks, each) => {
  const screens = await flood(networks, each);
  expect(screens.map(({ status }) => status)).toEqual(Array(200).fill(200));
  const television = await connect(TELEVISION);
  expect(television.status).toBe(200);
  expect(await television.next()).toMatch(/^data: \S/);
  // Those that lost their place try again and again.
  const again = each > 1 ? await flood(networks, 1) : [];
  let isEnded = false;
  const ended = television.next().then((heard) => (isEnded = heard === null));
  await new Promise(setImmediate);
  expect(isEnded).toBe(false);
  const { store, service } = site.core.content;
  const [menu] = await service.dailyMenus();
  await store?.publish({ ...menu, title: `Carta ${networks}` });
  await ended;
  expect(isEnded).toBe(false);
  television.leave();
  for (const { leave } of [...screens, ...again]) leave();
  await expect.poll(() => site.screens.size).toBe(0);
});

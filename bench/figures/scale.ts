import { setTimeout as pause } from 'node:timers/promises';
import autocannon from '../../tests/support/autocannon.ts';
import { anyPost, copiesOf, openContent } from '../../tests/support/content.ts';
import { read } from '../../tests/support/http.ts';
import { startBuilt, type BuiltServer } from '../../tests/support/server.ts';
import { withFolder } from '../../tests/support/work.ts';
import { atLeast, atMost, MEGABYTE, median, type Figure } from '../support/figure.ts';
import { residentMemory } from '../support/processes.ts';

const POSTS = 10_000;
const MENUS = 1_000;
const CHANGES = 15;
const SETTLING = 8_000;
/** Time for the server to be notified of a change, milliseconds. */
const NOTIFIED = 200;

export const what = 'a cached and a changed page, and memory, with 10,000 posts and 1,000 menus';

export const run = (): Promise<Figure[]> =>
  withFolder(async (dataDirectory) => {
    const few = await startBuilt({ dataDirectory });
    const before = await usage(few);
    await few.stop();
    await fill(dataDirectory);
    await using site = await startBuilt({ dataDirectory });
    const after = await usage(site);
    const ratio = after.rate / before.rate;
    const memory = (after.memory - before.memory) / MEGABYTE;
    const changed = await timeOfChangedPage(site);
    return [
      atLeast('cached page: requests/s with 10,000 posts against few', ratio, 0.9, 'times'),
      atMost('memory that 10,000 posts and 1,000 menus add', memory, 50, 'MB'),
      atMost('a changed page rendered and sent (median of 15)', changed, 50, 'ms'),
    ];
  });

async function usage({ url, pid }: BuiltServer): Promise<{ rate: number; memory: number }> {
  await pause(SETTLING);
  const headers = { 'accept-encoding': 'br' };
  const load = { url: `${url}/blog`, headers, connections: 32, duration: 4 };
  const { requests } = await autocannon(load);
  return { rate: requests.average, memory: residentMemory(pid) };
}

async function fill(dataDirectory: string): Promise<void> {
  await using opened = await openContent(dataDirectory);
  const { store, content } = opened;
  const [menu] = await content.service.dailyMenus();
  if (!menu) throw new Error('The sample content has no menu');
  const menus = Array.from({ length: MENUS }, (_, index) => ({
    ...menu,
    _id: `bench-menu-${index}`,
    slug: { current: `bench-menu-${index}` },
    isActive: false,
  }));
  await store.importDocuments([...copiesOf(await anyPost(content), POSTS), ...menus]);
}

async function timeOfChangedPage({ url, dataDirectory }: BuiltServer): Promise<number> {
  await using opened = await openContent(dataDirectory);
  const { service } = opened.content;
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const slug = `bench-${change * 97}`;
    const title = `Título ${change}`;
    await opened.store.publish({ ...(await service.blog(slug, 'es')), title: { es: title } });
    // The page is not cached, so the request renders it.
    await pause(NOTIFIED);
    const startedAt = performance.now();
    const html = await read(url, `/blog/${slug}`);
    times.push(performance.now() - startedAt);
    if (!html.includes(title)) throw new Error('The change does not show');
  }
  return median(times);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from '../../tests/support/autocannon.ts';
import { type Blog } from '../../src/content/index.ts';
import { openContent } from '../support/content.ts';
import { median, type Figure } from '../support/figure.ts';
import { startBuilt, type BuiltServer } from '../support/server.ts';

const POSTS = 10_000;
const MENUS = 1_000;
const CHANGES = 15;
const SETTLING = 8_000;

/** The site with 10,000 posts and 1,000 menus: a cached page, a changed page, memory. */
export async function measure(): Promise<Figure[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'));
  const small = await startBuilt({ dataDirectory });
  const before = await usage(small);
  await fill(small);
  await small.stop();

  const server = await startBuilt({ dataDirectory });
  try {
    const after = await usage(server);
    const changed = await changedPage(server);
    return [
      {
        name: 'cached page: requests/s with 10,000 posts against few',
        value: after.rate / before.rate,
        unit: 'times',
        goal: { atLeast: 0.9 },
      },
      {
        name: 'memory that 10,000 posts and 1,000 menus add',
        value: after.memory - before.memory,
        unit: 'MB',
        goal: { atMost: 50 },
      },
      {
        name: 'a changed page rendered and sent (median of 15)',
        value: changed,
        unit: 'ms',
        goal: { atMost: 50 },
      },
    ];
  } finally {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function usage(server: BuiltServer): Promise<{ rate: number; memory: number }> {
  await wait(SETTLING);
  const headers = { 'accept-encoding': 'br' };
  const { requests } = await autocannon({
    url: `${server.url}/blog`,
    headers,
    connections: 32,
    duration: 4,
  });
  return { rate: requests.average, memory: (await server.memory()) / 1_048_576 };
}

async function fill({ dataDirectory }: BuiltServer): Promise<void> {
  const { store, content, close } = await openContent(dataDirectory);
  try {
    const [summary] = (await content.service.blogs({ offset: 0, limit: 1 })).posts;
    const post = summary && (await content.service.blog(summary.slug, 'es'));
    const [menu] = await content.service.dailyMenus();
    if (!post || !menu) throw new Error('The sample content has no post or no menu');
    await store.importDocuments([
      ...Array.from({ length: POSTS }, (_, index) => ({
        ...post,
        _id: `bench-post-${index}`,
        slug: { current: `bench-${index}` },
        publishedAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
      })),
      ...Array.from({ length: MENUS }, (_, index) => ({
        ...menu,
        _id: `bench-menu-${index}`,
        slug: { current: `bench-menu-${index}` },
        isActive: false,
      })),
    ]);
  } finally {
    await close();
  }
}

async function changedPage(server: BuiltServer): Promise<number> {
  const { store, content, close } = await openContent(server.dataDirectory);
  try {
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const slug = `bench-${change * 97}`;
      const post = await content.service.blog(slug, 'es');
      if (!post) throw new Error(`There is no post ${slug}`);
      await store.publish({ ...post, title: { es: `Título ${change}` } } satisfies Blog);
      // Time for the server to be notified; the page is not cached, so the request renders it.
      await wait(200);
      const startedAt = performance.now();
      const html = await (await fetch(`${server.url}/blog/${slug}`)).text();
      times.push(performance.now() - startedAt);
      if (!html.includes(`Título ${change}`)) throw new Error('The change does not show');
    }
    return median(times);
  } finally {
    await close();
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Blog } from '../../src/content/index.ts';
import { openContent } from '../support/content.ts';
import { median, type Figure } from '../support/figure.ts';
import { startBuilt } from '../support/server.ts';

const CHANGES = 20;
const SETTLING = 8_000;

/** Time from a document's publication by another process until its page shows the change. */
export async function measure(): Promise<Figure[]> {
  const server = await startBuilt();
  const { store, content, close } = await openContent(server.dataDirectory);
  try {
    await wait(SETTLING);
    const [post] = (await content.service.blogs({ offset: 0, limit: 1 })).posts;
    const whole = post && (await content.service.blog(post.slug, 'es'));
    if (!whole) throw new Error('The sample content has no post');
    const times: number[] = [];
    const kept: boolean[] = [];
    const other = `${server.url}/gallery`;
    await (await fetch(other)).text();
    for (let change = 0; change < CHANGES; change += 1) {
      const before = (await fetch(other)).headers.get('etag');
      times.push(
        await timeOfChange(server.url, whole, `Título ${change}`, (changed) =>
          store.publish(changed),
        ),
      );
      kept.push((await fetch(other)).headers.get('etag') === before);
    }
    const goal = { atMost: 100 };
    return [
      { name: 'a change shows on its page (median of 20)', value: median(times), unit: 'ms', goal },
      {
        name: 'a change shows on its page (slowest of 20)',
        value: Math.max(...times),
        unit: 'ms',
        goal,
      },
      {
        name: 'unrelated page stayed cached',
        value: kept.filter(Boolean).length,
        unit: 'of 20',
        goal: { atLeast: CHANGES },
      },
    ];
  } finally {
    await close();
    await server.stop();
  }
}

async function timeOfChange(
  url: string,
  post: Blog,
  title: string,
  publish: (post: Blog) => Promise<unknown>,
): Promise<number> {
  await publish({ ...post, title: { es: title } });
  const storedAt = performance.now();
  for (;;) {
    const html = await (await fetch(`${url}/blog/${post.slug}`)).text();
    if (html.includes(title)) return performance.now() - storedAt;
    if (performance.now() - storedAt > 5_000) throw new Error('The change does not show');
  }
}

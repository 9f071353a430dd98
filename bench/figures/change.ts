import { setTimeout as pause } from 'node:timers/promises';
import { anyPost, openContent } from '../../tests/support/content.ts';
import { allOf, atMost, median, type Figure } from '../support/figure.ts';
import { ask, read } from '../../tests/support/http.ts';
import { startBuilt } from '../../tests/support/server.ts';

const CHANGES = 20;
const SETTLING = 8_000;
/** How soon a change must show, and how long it is waited for, milliseconds. */
const SHOWN = 100;
const PATIENCE = 5_000;
/** A page that no change concerns. */
const OTHER = { path: '/gallery' };

export const what = 'from a change by another process to its page';

export async function run(): Promise<Figure[]> {
  const { url, dataDirectory, stop } = await startBuilt();
  const { store, content, close } = await openContent(dataDirectory);
  try {
    await pause(SETTLING);
    const post = await anyPost(content);
    const times: number[] = [];
    let kept = 0;
    await ask(url, OTHER);
    for (let change = 0; change < CHANGES; change += 1) {
      const before = (await ask(url, OTHER)).headers.etag;
      const title = `Título ${change}`;
      await store.publish({ ...post, title: { es: title } });
      const storedAt = performance.now();
      while (!(await read(url, `/blog/${post.slug}`)).includes(title))
        if (performance.now() - storedAt > PATIENCE) throw new Error('The change does not show');
      times.push(performance.now() - storedAt);
      if ((await ask(url, OTHER)).headers.etag === before) kept += 1;
    }
    return [
      atMost('a change shows on its page (median of 20)', median(times), SHOWN, 'ms'),
      atMost('a change shows on its page (slowest of 20)', Math.max(...times), SHOWN, 'ms'),
      allOf('unrelated page stayed cached, of 20', kept, CHANGES),
    ];
  } finally {
    await close();
    await stop();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { anyPost, openContent } from '../../tests/support/content.ts';

/** One change of a post's title, which `publish` stores. */
export interface TitleChange {
  /** The post's page. */
  readonly path: string;
  readonly title: string;
  publish(): Promise<unknown>;
}

/** Changes the title of a post so often, from another process; answers what was measured each time. */
export async function changeTitles<Value>(
  dataDirectory: string,
  changes: number,
  measure: (change: TitleChange) => Promise<Value>,
): Promise<Value[]> {
  await using opened = await openContent(dataDirectory);
  const post = await anyPost(opened.content);
  return await Array.fromAsync({ length: changes }, (_, change) => {
    const title = `Título ${change}`;
    const publish = () => opened.store.publish({ ...post, title: { es: title } });
    return measure({ path: `/blog/${post.slug}`, title, publish });
  });
}

/** How long a change may take to show before it counts as lost, milliseconds. */
const PATIENCE = 30_000;

/** How long until a page contains a text, milliseconds. */
export async function untilShown(page: () => Promise<string>, text: string): Promise<number> {
  const startedAt = performance.now();
  while (!(await page()).includes(text)) {
    if (performance.now() - startedAt > PATIENCE) throw new Error('The change does not show');
    await pause(1);
  }
  return performance.now() - startedAt;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Content } from '../../src/content/index.server.ts';
import { anyPost, openContent } from '../../tests/support/content.ts';
import { startBuilt, type AnsweringServer } from '../../tests/support/server.ts';

/** Starts the built site, by default in a new folder, and stops it after the work. */
export async function withSite<Value>(
  options: Parameters<typeof startBuilt>[0],
  work: (site: AnsweringServer) => Promise<Value>,
): Promise<Value> {
  const site = await startBuilt(options);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

type Opened = Awaited<ReturnType<typeof openContent>>;

/** Works with the content of a site as another process would. */
export async function withContent<Value>(
  where: { readonly dataDirectory: string; readonly url?: string | undefined },
  work: (store: Opened['store'], content: Content) => Promise<Value>,
): Promise<Value> {
  const { store, content, close } = await openContent(where.dataDirectory, where.url);
  try {
    return await work(store, content);
  } finally {
    await close();
  }
}

/** One change of a post's title, which `publish` stores. */
export interface TitleChange {
  /** The post's page. */
  readonly path: string;
  readonly title: string;
  publish(): Promise<unknown>;
}

/** Changes the title of a post so often, from another process; answers what was measured each time. */
export const changeTitles = <Value>(
  dataDirectory: string,
  changes: number,
  measure: (change: TitleChange) => Promise<Value>,
): Promise<Value[]> =>
  withContent({ dataDirectory }, async (store, content) => {
    const post = await anyPost(content);
    const measured: Value[] = [];
    for (let change = 0; change < changes; change += 1) {
      const title = `Título ${change}`;
      const publish = () => store.publish({ ...post, title: { es: title } });
      measured.push(await measure({ path: `/blog/${post.slug}`, title, publish }));
    }
    return measured;
  });

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

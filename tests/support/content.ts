import { createContent, type Content, type ContentTables } from '../../src/content/index.server.ts';
import type { Blog } from '../../src/content/index.ts';
import { openDatabase } from '../../src/database/index.server.ts';
import { createLog } from '../../src/log/index.server.ts';

/**
 * Opens the content of a running server, by its data folder or PostgreSQL, as a second process would; `await using`
 * closes it at the end.
 */
export async function openContent(dataDirectory: string, url?: string) {
  const log = createLog((line) => void process.stderr.write(line));
  const { db, location, close } = await openDatabase<ContentTables>({ url, dataDirectory });
  const config = {
    CONTENT_SOURCE: 'embedded',
    SANITY_DATASET: 'production',
    SANITY_API_VERSION: '2024-01-01',
  } as const;
  const content = await createContent({ config, db, location, log });
  if (!content.store) throw new Error('The content has no store');
  const end = async () => {
    await content.stop();
    await close();
  };
  return { store: content.store, content, close: end, [Symbol.asyncDispose]: end };
}

/** A post of the sample content, whole. */
export async function anyPost({ service }: Content): Promise<Blog> {
  const [post] = (await service.blogs({ offset: 0, limit: 1 })).posts;
  const whole = post && (await service.blog(post.slug, 'es'));
  if (!whole) throw new Error('The sample content has no post');
  return whole;
}

/** Many posts like another, to be imported: `bench-0`, `bench-1` … */
export function copiesOf(post: Blog, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...post,
    _id: `bench-post-${index}`,
    slug: { current: `bench-${index}` },
    publishedAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
  }));
}

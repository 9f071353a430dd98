import { createContent, type Content, type ContentTables } from '../../src/content/index.server.ts';
import { openDatabase } from '../../src/database/index.server.ts';
import { createLog } from '../../src/log/index.server.ts';

/** Opens the content of a running server, by its data folder or PostgreSQL, as a second process would. */
export async function openContent(
  dataDirectory: string,
  url?: string,
): Promise<{ store: NonNullable<Content['store']>; content: Content; close(): Promise<void> }> {
  const log = createLog((line) => void process.stderr.write(line));
  const { db, kind, location, close } = await openDatabase<ContentTables>({ url, dataDirectory });
  const config = {
    CONTENT_SOURCE: 'embedded',
    SANITY_DATASET: 'production',
    SANITY_API_VERSION: '2024-01-01',
  } as const;
  const content = await createContent({ config, db, kind, location, log });
  if (!content.store) throw new Error('The embedded content has no store');
  return {
    store: content.store,
    content,
    async close() {
      await content.stop();
      await close();
    },
  };
}

import { ContentStore } from '../../../src/content/store/content-store.server.ts';
import type { ContentTables } from '../../../src/content/store/tables.server.ts';
import { openDatabase } from '../../../src/database/open.server.ts';
import { heard } from './heard.ts';
import type { Keeper } from './kept-data.ts';

/** Publishes documents as the command does; a running server shows them at once. */
export async function publish(
  { dataDirectory, databaseUrl }: Keeper,
  documents: readonly object[],
): Promise<void> {
  const options = { url: databaseUrl, dataDirectory };
  const { db, kind, close } = await openDatabase<ContentTables>(options);
  try {
    const store = new ContentStore({ db });
    for (const document of documents) await store.publish(document);
  } finally {
    await close();
  }
  if (kind === 'sqlite') await heard();
}

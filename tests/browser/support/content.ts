import { ContentStore } from '../../../src/content/store/content-store.server.ts';
import type { ContentTables } from '../../../src/content/store/tables.server.ts';
import { openDatabase } from '../../../src/database/open.server.ts';
import type { BuiltServer } from '../../support/server.ts';

/** Publishes documents as the command does; a running server shows them at once. */
export async function publish(
  { dataDirectory }: Pick<BuiltServer, 'dataDirectory'>,
  documents: readonly object[],
): Promise<void> {
  const { db, kind, close } = await openDatabase<ContentTables>({ dataDirectory });
  try {
    const store = new ContentStore({ db, kind });
    for (const document of documents) await store.publish(document);
  } finally {
    await close();
  }
}

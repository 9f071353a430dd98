import { Clock, forgetEvents } from '../../database/index.server.ts';
import { SYSTEM_AUTHORS } from '../store/author.server.ts';
import { ContentWriter, type WriterOptions } from '../store/content-writer.server.ts';
import type { Stamp } from '../store/document-row.server.ts';
import type { Db } from '../store/tables.server.ts';
import { rowsOfDocuments } from './document-rows.server.ts';
import { removeForGood } from './erase.server.ts';
import { TRASH_KEPT } from './trash.server.ts';

/** How many documents are removed in one transaction. */
const REMOVED_AT_ONCE = 200;

/** The time from the start to the first run, and from one run to the next, milliseconds. */
const FIRST_RUN = 60_000;
const PAUSE = 24 * 60 * 60 * 1000;

/** Permanently removes what was trashed before an instant; returns how many documents that were. */
export async function emptyTrash(
  db: Db,
  writer: ContentWriter,
  stamp: Stamp,
  trashedBefore: number,
): Promise<number> {
  for (let removed = 0; ;) {
    const old = db
      .selectFrom('content_entries')
      .select('id')
      .where('state', '=', 'trashed')
      .where('trashed_at', '<', trashedBefore)
      .limit(REMOVED_AT_ONCE);
    // First checked without the lock: on most days there is nothing.
    if (!(await old.executeTakeFirst())) return removed;
    removed += await writer.write(async (unit) => {
      const { transaction } = unit;
      const ids = (await transaction.executeQuery(old)).rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const documents = await rowsOfDocuments(transaction, ids);
      await removeForGood(unit, documents, stamp);
      return ids.length;
    });
  }
}

/** Removes what has been in the trash for 30 days, and events older than two years. */
export async function tidyContent(options: WriterOptions): Promise<void> {
  const writer = new ContentWriter(options);
  const { now } = writer;
  const stamp = { author: SYSTEM_AUTHORS.housekeeping, now };
  await emptyTrash(options.db, writer, stamp, now - TRASH_KEPT);
  await forgetEvents(options.db, now);
}

/** Cleans up soon after the start and then daily. */
export function tidyDaily(options: WriterOptions, onError: (error: unknown) => void): Clock {
  const clock = new Clock({ run: () => tidyContent(options), every: PAUSE, onError });
  clock.startIn(FIRST_RUN);
  return clock;
}

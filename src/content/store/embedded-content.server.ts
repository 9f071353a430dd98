import { Clock, isSqlite } from '../../database/index.server.ts';
import { DocumentReader } from '../document-reader.server.ts';
import type { Log } from '../../log/index.server.ts';
import { ContentStore } from './content-store.server.ts';
import { ContentWriter } from './content-writer.server.ts';
import { ContentEditor } from '../editor/content-editor.server.ts';
import { rebuildEntries } from '../editor/entries.server.ts';
import { tidyDaily } from '../editor/housekeeping.server.ts';
import { PictureUses } from '../editor/picture-uses.server.ts';
import { createPreviews } from '../editor/preview.server.ts';
import type { PublicationCheck } from '../editor/publication-changes.server.ts';
import { runSchedules } from '../editor/run-schedules.server.ts';
import { nextTime } from '../editor/schedules.server.ts';
import { EmbeddedChanges } from './embedded-changes.server.ts';
import { serviceOver } from './embedded-content-service.server.ts';
import { sayUnavailable } from './say-unavailable.server.ts';
import type { Db } from './tables.server.ts';
import { watchSqlite } from './watch-sqlite.server.ts';

export interface EmbeddedOptions {
  readonly db: Db;
  /** The file of SQLite or the URL of PostgreSQL, at which its changes are heard of. */
  readonly location: string;
  readonly log: Log;
  readonly publicationCheck?: PublicationCheck | undefined;
  /** Does another thread write what is here only read? Then nothing here does by itself. */
  readonly isReader?: boolean | undefined;
  /** Is it kept in Sanity? Then what was scheduled here is not carried out. */
  readonly isMirrored?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export type EmbeddedContent = Awaited<ReturnType<typeof createEmbeddedContent>>;

/** The embedded content service with its writers and its changes. The database must be migrated. */
export async function createEmbeddedContent(options: EmbeddedOptions) {
  const { db, location, log, now = Date.now } = options;
  const { publicationCheck = async () => () => [], isReader = false, isMirrored = false } = options;
  const changes = new EmbeddedChanges(db);
  let isStopped = false;
  const failed = (error: unknown) => {
    if (!isStopped) log.error('changes of the content cannot be read', { error });
  };
  const check = () => changes.check();
  const watch = isSqlite(db)
    ? await watchSqlite(db, check, failed)
    : await (await import('./watch-postgres.server.ts')).watchPostgres(location, check, failed);
  if (!isReader) await rebuildEntries(db);
  await changes.start();
  const writing = { db, afterWrite: () => check().catch(failed), now };
  const writer = new ContentWriter(writing);
  const schedules = new Clock({
    run: () => runSchedules(db, writer, publicationCheck),
    next: () => nextTime(db),
    ...{ every: 60_000, tryAgain: 5_000 },
    onError: (error) => {
      if (!isStopped) log.error('what is scheduled cannot be carried out', { error });
    },
    now,
  });
  if (!isReader && !isMirrored) await schedules.check();
  const housekeeping = isReader
    ? null
    : tidyDaily(writing, (error) => {
        if (!isStopped) log.error('old content cannot be removed', { error });
      });
  const makePreview = createPreviews({ db, log, now });
  return {
    service: sayUnavailable(serviceOver(db, new DocumentReader(log)), log),
    store: new ContentStore(writing),
    pictureUses: new PictureUses(writing),
    editor: new ContentEditor({
      ...{ ...writing, publicationCheck },
      onSchedule: () => schedules.check(),
    }),
    /** The site as it would be with its drafts published; one for each request. */
    preview: async () => sayUnavailable(await makePreview(), log),
    changes,
    catchUp: () => check().catch(failed),
    async stop() {
      isStopped = true;
      await schedules.stop();
      await housekeeping?.stop();
      await watch.stop();
      await changes.stop();
    },
  };
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BuiltServer } from '../../support/server.ts';
import { ALL_QUERIES } from '../../../src/content/store/touched-queries.server.ts';

/** The data of a running server as it was, to which it can be taken back. */
export interface KeptData {
  /**
   * Takes every table back, in milliseconds and without a restart. What the server reads for each
   * request is as it was at once; pages that it had rendered follow a moment later, as after any change.
   */
  restore(): void;
  discard(): Promise<void>;
}

/**
 * The log of changes goes on, since the server counts on; the migrations have been made; what is searched by
 * follows the submissions.
 */
const LEFT_ALONE = /^(content_changes|submission_index.*|sqlite_.*|.*migrations?(_lock)?)$/;

/** Keeps the data of a server as it is now. */
export function keepData({ dataDirectory }: BuiltServer): KeptData {
  const live = join(dataDirectory, 'sobremesa.sqlite');
  const kept = `${dataDirectory}-kept.sqlite`;
  const open = () =>
    new DatabaseSync(live, { timeout: 10_000, enableForeignKeyConstraints: false });
  const first = open();
  first.prepare('vacuum into ?').run(kept);
  first.close();
  return {
    restore() {
      const database = open();
      try {
        database.prepare('attach ? as kept').run(kept);
        database.exec('begin immediate');
        const changed = database
          .prepare(
            `select id from (select id, body from main.documents except select id, body from kept.documents
             union select id, body from (select id, body from kept.documents except select id, body from main.documents))`,
          )
          .all();
        for (const { name } of database
          .prepare(`select name from main.sqlite_master where type = 'table'`)
          .all()) {
          const table = String(name);
          if (LEFT_ALONE.test(table)) continue;
          database.exec(
            `delete from main."${table}"; insert into main."${table}" select * from kept."${table}"`,
          );
        }
        if (changed.length > 0) {
          const change = { documentIds: changed.map(({ id }) => id), queries: ALL_QUERIES };
          database
            .prepare(
              'insert into content_changes select coalesce(max(seq), 0) + 1, ?, ? from content_changes',
            )
            .run(Date.now(), JSON.stringify(change));
        }
        database.exec('commit');
      } finally {
        database.close();
      }
    },
    discard: () => rm(kept, { force: true }),
  };
}

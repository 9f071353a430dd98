import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { CHANNEL } from '../../../src/content/store/change-log.server.ts';
import { ALL_QUERIES } from '../../../src/content/store/touched-queries.server.ts';

/** The data of a running server as it was, to which it can be taken back. */
export interface KeptData {
  /**
   * Takes every table back, in milliseconds and without a restart. What the server reads for each
   * request is as it was at once; what it keeps, and pages that it had rendered, follow once it has heard of it.
   */
  restore(): Promise<void>;
  discard(): Promise<void>;
}

/** A server: its SQLite is in its folder, unless it has a PostgreSQL. */
export interface Keeper {
  readonly dataDirectory: string;
  readonly databaseUrl?: string | undefined;
}

/**
 * The log of changes goes on, since the server counts on; the migrations have been made; what is searched by
 * follows the submissions.
 */
const LEFT_ALONE = /^(content_changes|submission_index.*|sqlite_.*|.*migrations?(_lock)?)$/;

/** Keeps the data of a server as it is now. */
export function keepData({ databaseUrl, dataDirectory }: Keeper): Promise<KeptData> {
  return databaseUrl ? keepPostgres(databaseUrl) : keepSqlite(dataDirectory);
}

async function keepSqlite(dataDirectory: string): Promise<KeptData> {
  const live = join(dataDirectory, 'sobremesa.sqlite');
  const kept = `${dataDirectory}-kept.sqlite`;
  const open = () =>
    new DatabaseSync(live, { timeout: 10_000, enableForeignKeyConstraints: false });
  const first = open();
  first.prepare('vacuum into ?').run(kept);
  first.close();
  return {
    async restore() {
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
        if (changed.length > 0)
          database
            .prepare(
              'insert into content_changes select coalesce(max(seq), 0) + 1, ?, ? from content_changes',
            )
            .run(Date.now(), changeOf(changed.map(({ id }) => id)));
        database.exec('commit');
      } finally {
        database.close();
      }
    },
    discard: () => rm(kept, { force: true }),
  };
}

/** What the log of changes says of documents. */
const changeOf = (documentIds: readonly unknown[]) =>
  JSON.stringify({ documentIds, queries: ALL_QUERIES });

/** In a schema beside, which goes with the database. */
async function keepPostgres(connectionString: string): Promise<KeptData> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const tables = rows.map(({ name }) => name).filter((name) => !LEFT_ALONE.test(name));
  await client.query('create schema kept');
  for (const name of tables)
    await client.query(`create table kept."${name}" as table public."${name}"`);
  return {
    async restore() {
      await client.query('begin');
      // What refers to what, and what may not be deleted, is as it was once all is back.
      await client.query('set local session_replication_role = replica');
      const changed = await client.query<{ id: string }>(
        `select id from (select id, body from documents except select id, body from kept.documents) as gone
         union select id from (select id, body from kept.documents except select id, body from documents) as back`,
      );
      for (const name of tables)
        await client.query(
          `delete from public."${name}"; insert into public."${name}" select * from kept."${name}"`,
        );
      if (changed.rowCount)
        await client.query(
          'insert into content_changes select coalesce(max(seq), 0) + 1, $1, $2 from content_changes',
          [Date.now(), changeOf(changed.rows.map(({ id }) => id))],
        );
      await client.query(`notify ${CHANNEL}`);
      await client.query('commit');
    },
    discard: () => client.end(),
  };
}

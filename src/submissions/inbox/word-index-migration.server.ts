import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SubmissionKind } from '../constants.ts';
import { foundBy } from '../search-text.server.ts';
import { ROWS_IN_MS, WORDS_OF_ROW } from './word-index.server.ts';

/** Submissions whose words are made at once. */
const BATCH = 500;

/**
 * The words of what came in, by which it is found, and the columns by which it is listed and counted
 * without reading the texts. The database keeps the words by itself, with whatever writes or removes a
 * submission, in the same transaction.
 */
export const wordIndex: Migration = {
  async up(db) {
    const isSqlite = !db.getExecutor().adapter.supportsTransactionalDdl;
    if (isSqlite) for (const statement of ON_SQLITE) await sql.raw(statement).execute(db);
    await fillIn(db as Kysely<Filled>);
    if (!isSqlite) {
      await sql
        .raw(`create index submissions_by_words on submissions using gin ((${WORDS_OF_ROW}))`)
        .execute(db);
    }
    await db.schema.dropIndex('submissions_by_created_at').execute();
    for (const [name, columns] of INDEXES)
      await db.schema.createIndex(name).on('submissions').columns(columns).execute();
  },
  async down(db) {
    for (const [name] of INDEXES) await db.schema.dropIndex(name).execute();
    await db.schema
      .createIndex('submissions_by_created_at')
      .on('submissions')
      .column('created_at')
      .execute();
    if (db.getExecutor().adapter.supportsTransactionalDdl) {
      await db.schema.dropIndex('submissions_by_words').execute();
      return;
    }
    for (const event of ['insert', 'update', 'delete'])
      await sql.raw(`drop trigger submission_index_${event}`).execute(db);
    for (const table of ['submission_index_rows', 'submission_index'])
      await db.schema.dropTable(table).execute();
  },
};

const INDEXES: readonly (readonly [name: string, columns: string[]])[] = [
  [
    'submissions_listed',
    [
      ...['created_at', 'id', 'status', 'kind', 'locale', 'service', 'assignee_id', 'read_at'],
      'event_day',
    ],
  ],
  [
    'submissions_counted',
    ['locale', 'kind', 'status', 'service', 'assignee_id', 'read_at', 'created_at'],
  ],
];

/** Takes a number for a row, after all that came in before it or in the same millisecond. */
const ADD = `
  insert into submission_index_rows ("row", id) values (
    coalesce(
      (select max("row") + 1 from submission_index_rows
        where "row" >= new.created_at * ${ROWS_IN_MS}
          and "row" < (new.created_at + 1) * ${ROWS_IN_MS}),
      new.created_at * ${ROWS_IN_MS}),
    new.id);
  insert into submission_index (rowid, words)
    select "row", new.search from submission_index_rows where id = new.id;`;

/** FTS5 has not kept the words, only where they are: it is told them once more. */
const REMOVE = `
  insert into submission_index (submission_index, rowid, words)
    select 'delete', "row", old.search from submission_index_rows where id = old.id;
  delete from submission_index_rows where id = old.id;`;

/**
 * Full-text search as SQLite has it (FTS5), over words that we made. Rows have a number of their own,
 * since SQLite gives a table with ids of text other numbers whenever it rewrites the file.
 */
const ON_SQLITE = [
  `create virtual table submission_index using fts5(
    words, content = '', detail = none, columnsize = 0, prefix = '1 2 3',
    tokenize = "ascii tokenchars '@._+-'")`,
  // Each commit adds a segment: more of them are merged at once, so that storing has less to write again.
  "insert into submission_index (submission_index, rank) values ('automerge', 8)",
  'create table submission_index_rows ("row" integer primary key, id varchar(36) not null unique)',
  `create trigger submission_index_insert after insert on submissions begin ${ADD} end`,
  `create trigger submission_index_delete after delete on submissions begin ${REMOVE} end`,
  `create trigger submission_index_update after update of search, created_at on submissions
    begin ${REMOVE} ${ADD} end`,
];

/** The table as it is here, whatever it becomes later. */
interface Filled {
  submissions: { id: string; kind: SubmissionKind; data: string; search: string };
}

async function fillIn(db: Kysely<Filled>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'kind', 'data'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, kind, data } of rows) {
      const { search } = foundBy(kind, JSON.parse(data) as Readonly<Record<string, unknown>>);
      await db.updateTable('submissions').set({ search }).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

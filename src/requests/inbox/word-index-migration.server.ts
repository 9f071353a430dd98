import { sql, type Kysely } from 'kysely';
import { isSqlite } from '../../database/index.server.ts';
import { ROWS_IN_MS, WORDS_OF_ROW } from './word-index.server.ts';

/**
 * Makes the index of the words by which submissions are found. The database keeps it by itself, with
 * whatever writes or removes a submission, in the same transaction.
 */
export async function indexWords(db: Kysely<unknown>): Promise<void> {
  const statements = isSqlite(db) ? ON_SQLITE : ON_POSTGRES;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ON_POSTGRES = [
  `create index submissions_by_words on submissions using gin ((${WORDS_OF_ROW}))`,
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
